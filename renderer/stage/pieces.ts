// Reconciles sprites with what is to be drawn: a piece for every thing, made once and kept while it is there.
import { Container, Sprite, Texture } from 'pixi.js';
import type { Drawn } from './flight.ts';
import { breadthOf, haloPicture, reachOf, SHADE, shadowPicture } from './paint/lights.ts';
import type { Picture } from './game-stage.ts';
import type { Textures } from './textures.ts';

/** How far the shadow of a card in the hand falls, as a part of its width. */
const SHADOW_FALL = 0.1;
/** And how much larger and softer it is than that of a card that lies. */
const SHADOW_GROWTH = 0.12;
/** How far a card floats that lies in a row: its shadow is as large as it is painted. */
const LYING = 0.12;

/** The sprites of the table. */
export interface Pieces {
  readonly root: Container;
  /** Draws one thing as it is now. */
  draw(drawn: Drawn): void;
  /** Takes away every thing whose id is not wanted. */
  keep(wanted: (id: string) => boolean): void;
  /** Draws everything anew when textures have changed. */
  forget(): void;
}

interface Piece {
  readonly group: Container;
  readonly body: Sprite;
  shadow: Sprite | null;
  halo: Sprite | null;
  shade: Sprite | null;
}

/** @param density device px a CSS px, on which resting things are set exactly, so that they are sharp */
export function createPieces(textures: Textures, density: () => number): Pieces {
  const root = new Container();
  root.sortableChildren = true;
  const pieces = new Map<string, Piece>();
  const pool: Piece[] = [];

  const make = (): Piece => {
    const body = new Sprite(Texture.EMPTY);
    const group = new Container();
    group.addChild(body);
    return { group, body, shadow: null, halo: null, shade: null };
  };

  const hide = (piece: Piece): void => {
    for (const sprite of [piece.body, piece.shadow, piece.halo, piece.shade]) {
      if (sprite) sprite.texture = Texture.EMPTY;
    }
    root.removeChild(piece.group);
  };

  const dress = (sprite: Sprite, picture: Picture, painted: Drawn['painted'], beyond: number): void => {
    const [width, height] = [painted.width + 2 * beyond, painted.height + 2 * beyond];
    const texture = textures.of(picture, width, height);
    if (sprite.texture !== texture) sprite.texture = texture;
    sprite.position.set(-width / 2, -height / 2);
    // Texture px to CSS px, exactly: stretching to the wished size would blur by a part of a px.
    sprite.scale.set(1 / density());
  };

  return {
    root,
    draw(drawn) {
      let piece = pieces.get(drawn.id);
      if (!piece) {
        piece = pool.pop() ?? make();
        pieces.set(drawn.id, piece);
        root.addChild(piece.group);
      }
      const { group } = piece;
      const reach = reachOf(drawn.painted.width);
      dress(piece.body, drawn.picture, drawn.painted, 0);
      piece.shadow = extra(piece, piece.shadow, drawn.lift > 0, 0);
      if (piece.shadow) {
        dress(piece.shadow, shadowPicture(drawn.painted.width), drawn.painted, reach);
        const larger = 1 + Math.max(0, drawn.lift - LYING) * SHADOW_GROWTH;
        // On whole device px, which is drawn faster while nothing is stretched.
        const onPixels = (length: number): number => Math.round(length * density()) / density();
        const fall = drawn.lift * SHADOW_FALL * drawn.painted.width;
        piece.shadow.scale.set(larger / density());
        piece.shadow.position.set(
          piece.shadow.x * larger + onPixels(fall * 0.4),
          piece.shadow.y * larger + onPixels(fall),
        );
        piece.shadow.alpha = 0.85 - 0.25 * Math.min(1, drawn.lift);
      }
      piece.halo = extra(piece, piece.halo, drawn.halo !== null, piece.shadow ? 1 : 0);
      if (piece.halo && drawn.halo) {
        const breadth = breadthOf(drawn.painted);
        dress(piece.halo, haloPicture(drawn.halo, breadth), drawn.painted, reachOf(breadth));
        piece.halo.alpha = drawn.glow;
      }
      piece.shade = extra(piece, piece.shade, drawn.shade > 0, group.children.length);
      if (piece.shade) {
        dress(piece.shade, SHADE, drawn.painted, 0);
        piece.shade.alpha = drawn.shade;
      }
      const [scaleX, scaleY] = [drawn.width / drawn.painted.width, drawn.height / drawn.painted.height];
      group.position.set(drawn.x, drawn.y);
      if (drawn.rotation === 0 && scaleX === 1 && drawn.openness === 1) snap(group, drawn, density());
      group.rotation = drawn.rotation;
      group.scale.set(scaleX * Math.max(0.001, drawn.openness), scaleY);
      group.alpha = drawn.alpha;
      // What cannot be seen, such as cards that wait to be dealt, is not drawn either.
      group.visible = drawn.alpha > 0;
      group.zIndex = drawn.z;
    },
    keep(wanted) {
      for (const [id, piece] of pieces) {
        if (wanted(id)) continue;
        pieces.delete(id);
        hide(piece);
        pool.push(piece);
      }
    },
    forget() {
      for (const piece of pieces.values()) hide(piece);
      pool.push(...pieces.values());
      pieces.clear();
    },
  };
}

/** A sprite that is there only while it is needed. */
function extra(piece: Piece, sprite: Sprite | null, needed: boolean, index: number): Sprite | null {
  if (needed && sprite) return sprite;
  if (!needed) {
    sprite?.destroy();
    return null;
  }
  const made = new Sprite(Texture.EMPTY);
  piece.group.addChildAt(made, Math.min(index, piece.group.children.length));
  return made;
}

/** Sets the left upper corner on a device px. */
function snap(group: Container, { x, y, painted: { width, height } }: Drawn, density: number): void {
  group.position.set(
    Math.round((x - width / 2) * density) / density + width / 2,
    Math.round((y - height / 2) * density) / density + height / 2,
  );
}
