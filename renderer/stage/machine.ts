// Finds out what this machine draws best with: a graphics card through WebGL, software through a 2D canvas.
import type { Drawing } from './contract.ts';

/** Names under which software that imitates a graphics card reports itself. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/** Whether the unmasked name of a WebGL renderer is that of software. */
export function isSoftware(rendererName: string): boolean {
  return SOFTWARE.test(rendererName);
}

/** The unmasked name of this machine's WebGL renderer; null when there is no WebGL. */
export function webglRendererName(createCanvas: () => HTMLCanvasElement): string | null {
  const canvas = createCanvas();
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  // Some browsers unmask the plain name and no longer have the extension.
  const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
}

/** In which order to try what can draw. Somebody's choice goes first, but a picture goes before a choice. */
export function orderOf(wanted: Drawing, rendererName: string | null): readonly ('webgl' | 'canvas')[] {
  if (rendererName === null) return ['canvas'];
  if (wanted === 'canvas') return ['canvas', 'webgl'];
  if (wanted === 'webgl') return ['webgl', 'canvas'];
  return isSoftware(rendererName) ? ['canvas', 'webgl'] : ['webgl', 'canvas'];
}
