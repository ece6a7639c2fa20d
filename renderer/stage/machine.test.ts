// Which renderer is tried first on which machine.
import { expect, test } from 'vitest';
import { isSoftware, orderOf } from './machine.ts';

const CARD = 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 (0x2504) Direct3D11 vs_5_0 ps_5_0, D3D11)';
const SWIFTSHADER =
  'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)';

test.for([
  [CARD, false],
  ['Apple M2', false],
  [SWIFTSHADER, true],
  ['Mesa/X.org, llvmpipe (LLVM 15.0.7, 256 bits)', true],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)', true],
] as const)('%s is software: %s', ([name, software]) => {
  expect(isSoftware(name)).toBe(software);
});

test.for([
  ['auto', CARD, 'webgl'],
  ['auto', SWIFTSHADER, 'canvas'],
  ['auto', null, 'canvas'],
  ['webgl', SWIFTSHADER, 'webgl'],
  ['canvas', CARD, 'canvas'],
  ['webgl', null, 'canvas'],
] as const)('%s with %s tries %s first', ([wanted, name, first]) => {
  expect(orderOf(wanted, name)[0]).toBe(first);
});
