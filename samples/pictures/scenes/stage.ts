import { width } from '../backdrops/parts.ts';
import { mix } from '../color.ts';
import { type BallName, ball } from '../figure/balls.ts';
import { drawFigure, type Prop } from '../figure/draw-figure.ts';
import { shadow, spray, swoosh } from '../figure/effects.ts';
import type { Point } from '../figure/geometry.ts';
import type { Kit } from '../figure/kit.ts';
import { type PoseName, poses } from '../figure/poses.ts';
import type { Surface } from '../figure/volume.ts';
import { dress, type UniformName } from '../figure/wardrobe.ts';
import type { Palette } from '../palette.ts';
import type { Child } from '../svg.ts';

type Player = {
  x: number;
  y: number;
  size: number;
  flip?: boolean;
  rotate?: number;
  side?: 'ours' | 'theirs';
  number?: string;
  props?: readonly Prop[];
  /** How much of the backdrop's haze covers a distant player, from 0 to 1. */
  mute?: number;
};

/** The canvas of a scene: colors, sport, and functions that place players and props, mirrored in some pictures. */
export type Stage = ReturnType<typeof createStage>;

export type Scene = {
  /** What the picture shows, as a caption and in the text alternative. */
  shows: string;
  /** The point that has to stay visible when the picture is cropped, as shares of width and height. */
  focus: readonly [x: number, y: number];
  /** Kind of the players, for scenes of one kind only. */
  gender?: 'm' | 'f';
  draw: (stage: Stage) => Child[];
};

type Options = { palette: Palette; woman: boolean; mirror: boolean; isLit: boolean };

export function createStage({ palette, woman, mirror, isLit }: Options) {
  const x = (value: number) => (mirror ? width - value : value);
  const point = ([px, py]: Point): Point => [x(px), py];
  const player = (
    pose: PoseName,
    wear: UniformName,
    { side = 'ours', number, props = [], mute = 0, ...at }: Player,
  ): Child => {
    const kit = dress(wear, palette, { side, woman, isLit: isLit && mute === 0, ...(number && { number }) });
    const placing = {
      ...at,
      x: x(at.x),
      flip: mirror !== Boolean(at.flip),
      rotate: (mirror ? -1 : 1) * (at.rotate ?? 0),
    };
    return drawFigure(poses[pose], mute ? muted(kit, isLit ? palette.deep : palette.haze, mute) : kit, placing, props);
  };
  return {
    palette,
    woman,
    x,
    player,
    ball: (name: BallName, bx: number, by: number, unit: number, angle = -20) =>
      ball(name, [x(bx), by], unit, [palette.primary, palette.secondary], mirror ? -angle : angle),
    shadow: (sx: number, sy: number, rx: number, opacity?: number) => shadow(x(sx), sy, rx, opacity),
    spray: (sx: number, sy: number, size: number, color: string, right = false) =>
      spray([x(sx), sy], size, color, right !== mirror ? 1 : -1),
    swoosh: (from: Point, control: Point, to: Point, weight: number, color: string) =>
      swoosh(point(from), point(control), point(to), weight, color),
  };
}

function muted(kit: Kit, haze: string, share: number): Kit {
  const blend = (color: string) => mix(color, haze, share);
  const surface = ({ base, shade }: Surface): Surface => ({ base: blend(base), shade: blend(shade) });
  return {
    ...kit,
    shirt: surface(kit.shirt),
    bottoms: surface(kit.bottoms),
    socks: surface(kit.socks),
    skin: surface(kit.skin),
    headColor: surface(kit.headColor),
    ...(kit.shoes && { shoes: surface(kit.shoes) }),
    gloves: kit.gloves && surface(kit.gloves),
    kneePads: kit.kneePads && surface(kit.kneePads),
    trim: blend(kit.trim),
    sole: blend(kit.sole ?? kit.trim),
    numberColor: blend(kit.numberColor ?? kit.trim),
    hair: { ...kit.hair, color: blend(kit.hair.color), shade: blend(kit.hair.shade) },
  };
}
