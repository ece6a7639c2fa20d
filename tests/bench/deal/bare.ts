// The same deal with nothing but Pixi: the sprites of all that lies on the table, moved in a straight line.
import { Container, Sprite } from 'pixi.js';
import { bootRenderer } from '../../../renderer/stage/boot.ts';
import type { Placement, Size, Step } from '../../../renderer/stage/game-stage.ts';
import { reachOf, shadowPicture } from '../../../renderer/stage/paint/lights.ts';
import { createTextures, type Textures } from '../../../renderer/stage/textures.ts';

export interface Bare {
  /** Moves everything once; resolves when it has arrived. */
  play(): Promise<void>;
  destroy(): void;
}

interface Moved {
  readonly group: Container;
  readonly from: Placement;
  readonly to: Placement;
  readonly delay: number;
  readonly duration: number;
  arrived: boolean;
}

/** Makes a sprite of every picture in the last of `steps`; those that its timing lets wait fly from where the step before has them. */
export async function openBare(
  host: HTMLElement,
  drawing: 'canvas' | 'webgl',
  { width, height }: Size,
  steps: readonly Step[],
): Promise<Bare> {
  const [stack, dealt] = [steps.at(-2), steps.at(-1)];
  if (!stack || !dealt) throw new Error('Nothing is dealt.');
  const { renderer, canvas } = await bootRenderer(drawing, () => ({
    canvas: document.createElement('canvas'),
    width,
    height,
    density: 1,
  }));
  canvas.style.display = 'block';
  host.append(canvas);
  const textures = createTextures(1, 'house', () => document.createElement('canvas'));
  const root = new Container();
  const before = new Map(stack.scene.map((placement) => [placement.id, placement]));
  const moved: Moved[] = dealt.scene
    .toSorted((one, other) => one.z - other.z)
    .map((to) => {
      const from = before.get(to.id) ?? to;
      const group = groupOf(textures, to);
      root.addChild(group);
      return { group, from, to, ...dealt.timing(to.id), arrived: false };
    });
  return {
    play: () =>
      new Promise((resolve) => {
        let began: number | null = null;
        const frame = (now: number): void => {
          began ??= now;
          let left = 0;
          for (const one of moved) {
            if (one.arrived) continue;
            const part = one.from === one.to ? 1 : (now - began - one.delay) / one.duration;
            if (part < 1) left += 1;
            if (part >= 0 || now === began) pose(one, Math.min(1, Math.max(0, part)));
          }
          renderer.render({ container: root });
          if (left > 0) window.requestAnimationFrame(frame);
          else resolve();
        };
        window.requestAnimationFrame(frame);
      }),
    destroy() {
      root.destroy({ children: true });
      textures.destroy();
      renderer.destroy({ removeView: true });
      canvas.remove();
    },
  };
}

/** The picture of a thing over its shadow. */
function groupOf(textures: Textures, { picture, width, height, lift }: Placement): Container {
  const group = new Container();
  if (lift > 0) {
    const reach = reachOf(width);
    const shadow = new Sprite(textures.of(shadowPicture(width), width + 2 * reach, height + 2 * reach));
    shadow.anchor.set(0.5);
    group.addChild(shadow);
  }
  const body = new Sprite(textures.of(picture, width, height));
  body.anchor.set(0.5);
  group.addChild(body);
  return group;
}

function pose(one: Moved, part: number): void {
  const { group, from, to } = one;
  const eased = 1 - (1 - part) ** 3;
  const between = (a: number, b: number): number => a + (b - a) * eased;
  group.position.set(between(from.x, to.x), between(from.y, to.y));
  group.rotation = between(from.rotation, to.rotation);
  group.scale.set(between(from.width, to.width) / to.width);
  group.alpha = Math.min(1, from.alpha + part * 3);
  one.arrived = part === 1;
  if (!one.arrived || to.rotation !== 0) return;
  // At rest on whole px as the stage has it: that is drawn faster, and sharper.
  const [width, height] = [Math.round(to.width), Math.round(to.height)];
  group.position.set(Math.round(to.x - width / 2) + width / 2, Math.round(to.y - height / 2) + height / 2);
}
