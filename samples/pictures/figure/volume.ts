import { type Child, el } from '../svg.ts';
import { add, between, direction, type Point, scaled, smooth } from './geometry.ts';

/** Half widths along a bone: position from 0 to 1, in front of the axis and behind it. */
export type Profile = readonly (readonly [at: number, front: number, back: number])[];

/** The colors of a surface: in the light, in the shade and, if the edge glows, at the lit edge. */
export type Surface = { base: string; shade: string; rim?: string | undefined };

/** The direction to the light. */
const light: Point = [-0.6, -0.8];

type Bone = { from: Point; to: Point; unit: number; facing: 1 | -1; profile: Profile };
/** The part of a bone that a piece of kit covers, and its distance from the body. */
export type Cover = { start: number; end: number; loose?: readonly [number, number]; open?: boolean };

const whole: Cover = { start: 0, end: 1 };

/** A rounded limb segment in two or three tones. */
export function volume(bone: Bone, surface: Surface, cover: Cover = whole): Child[] {
  const sides = sidesOf(bone, cover);
  const dark = sides.normal[0] * light[0] + sides.normal[1] * light[1] < 0 ? 1 : -1;
  const amount = Math.abs(sides.normal[0] * light[0] + sides.normal[1] * light[1]);
  const outline = [
    ...sides.front,
    ...(cover.open ? [] : cap(sides, 'end')),
    ...[...sides.back].reverse(),
    ...(cover.open && cover.start > 0 ? [] : cap(sides, 'start')),
  ];
  const [shaded, lit] = dark > 0 ? [sides.front, sides.back] : [sides.back, sides.front];
  return [
    el('path', { d: smooth(outline), fill: surface.base }),
    el('path', { d: crescent(sides.axis, shaded, 0.72 - amount * 0.62), fill: surface.shade }),
    surface.rim ? el('path', { d: crescent(sides.axis, lit, 0.8), fill: surface.rim }) : '',
  ];
}

type Sides = { front: Point[]; back: Point[]; axis: Point[]; normal: Point; along: Point };

function sidesOf(
  { from, to, unit, facing, profile }: Bone,
  { start, end, loose: [atStart, atEnd] = [0, 0] }: Cover,
): Sides {
  const along = direction(from, to);
  const normal: Point = [along[1] * facing, -along[0] * facing];
  const steps = 4;
  const sides: Sides = { front: [], back: [], axis: [], normal, along };
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const at = start + (end - start) * share;
    const [front, back] = widthsAt(profile, at);
    const extra = atStart + (atEnd - atStart) * share;
    const axis = between(from, to, at);
    sides.axis.push(axis);
    sides.front.push(add(axis, scaled(normal, (front + extra) * unit)));
    sides.back.push(add(axis, scaled(normal, -(back + extra) * unit)));
  }
  return sides;
}

function widthsAt(profile: Profile, at: number): readonly [front: number, back: number] {
  const index = profile.findIndex(([position]) => position >= at);
  const [to, front, back] = profile[index] ?? profile.at(-1) ?? [1, 1, 1];
  const [from, frontBefore, backBefore] = profile[index - 1] ?? [to, front, back];
  const share = to === from ? 0 : (at - from) / (to - from);
  return [frontBefore + (front - frontBefore) * share, backBefore + (back - backBefore) * share];
}

/** A rounded end, so that neighboring segments join without a notch. */
function cap({ front, back, axis, along }: Sides, side: 'start' | 'end'): Point[] {
  const index = side === 'end' ? axis.length - 1 : 0;
  const [left, right, center] = [front[index], back[index], axis[index]];
  if (!left || !right || !center) return [];
  const radius =
    (Math.hypot(left[0] - center[0], left[1] - center[1]) + Math.hypot(right[0] - center[0], right[1] - center[1])) / 2;
  const out = scaled(along, side === 'end' ? radius : -radius);
  const arc = [
    add(between(left, center, 0.3), scaled(out, 0.71)),
    add(center, out),
    add(between(right, center, 0.3), scaled(out, 0.71)),
  ];
  return side === 'end' ? arc : arc.reverse();
}

/** The area between an edge and a line at a share of its distance from the axis. */
function crescent(axis: readonly Point[], edge: readonly Point[], share: number): string {
  const inner = axis.map((point, index) => between(point, edge[index] ?? point, share));
  const first = edge[0];
  const last = edge.at(-1);
  if (!first || !last) return '';
  return smooth([...edge, ...inner.reverse()]);
}
