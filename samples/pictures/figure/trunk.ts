import { type Child, el } from '../svg.ts';
import { add, between, direction, type Point, scaled, smooth } from './geometry.ts';
import type { Pose, Skeleton } from './pose.ts';
import type { Surface } from './volume.ts';

/** Half widths from the hips to the neck: seen from the side in front of the spine and behind it, and from the front. */
const widths: readonly (readonly [at: number, front: number, back: number, side: number])[] = [
  [-0.06, 5.2, 6.2, 7.8],
  [0.1, 5.4, 6.8, 8.2],
  [0.45, 5.2, 5.2, 7.2],
  [0.72, 6.8, 6, 9.6],
  [0.9, 5.8, 6, 10.6],
  [1, 3.6, 4.2, 6.4],
];

export type TrunkShape = { outline: Point[]; axis: Point[]; right: Point[]; left: Point[] };

/** The outline of the trunk between two shares of its length; `loose` widens it at the lower end. */
export function trunkShape(skeleton: Skeleton, pose: Pose, start: number, end: number, loose = 0): TrunkShape {
  const { hips, waist, neck, unit, facing } = skeleton;
  const turned = Math.abs(pose.turn ?? 0.25);
  const [right, left, axis]: [Point[], Point[], Point[]] = [[], [], []];
  const steps = 6;
  for (let step = 0; step <= steps; step++) {
    const share = start + ((end - start) * step) / steps;
    const center = alongSpine(hips, waist, neck, share);
    const along = direction(alongSpine(hips, waist, neck, share - 0.05), alongSpine(hips, waist, neck, share + 0.05));
    const normal: Point = [-along[1] * facing, along[0] * facing];
    const [front, back, side] = widthsAt(share);
    const extra = loose * (1 - step / steps);
    axis.push(center);
    right.push(add(center, scaled(normal, (front * (1 - turned) + side * turned + extra) * unit)));
    left.push(add(center, scaled(normal, -(back * (1 - turned) + side * turned + extra) * unit)));
  }
  return { outline: [...right, ...[...left].reverse()], axis, right, left };
}

function alongSpine(hips: Point, waist: Point, neck: Point, share: number): Point {
  return between(between(hips, waist, share), between(waist, neck, share), share);
}

function widthsAt(share: number): readonly [number, number, number] {
  const index = widths.findIndex(([at]) => at >= share);
  const [to, ...after] = widths[index] ?? [1, 3.6, 4.2, 6.4];
  const [from, ...before] = widths[index - 1] ?? [to, ...after];
  const part = to === from ? 0 : (share - from) / (to - from);
  const value = (place: 0 | 1 | 2) => before[place] + (after[place] - before[place]) * part;
  return [value(0), value(1), value(2)];
}

const light: Point = [-0.6, -0.8];

/** The trunk in its surface, with a shaded side. */
export function trunk(shape: TrunkShape, surface: Surface): Child[] {
  const [first, , ...rest] = shape.right;
  const opposite = shape.left[0];
  if (!first || !opposite || rest.length === 0) return [];
  const toRight = direction(opposite, first);
  const rightIsDark = toRight[0] * light[0] + toRight[1] * light[1] < 0;
  const dark = rightIsDark ? shape.right : shape.left;
  const lit = rightIsDark ? shape.left : shape.right;
  const inner = (edge: readonly Point[], share: number) =>
    shape.axis.map((point, index) => between(point, edge[index] ?? point, share)).reverse();
  return [
    el('path', { d: smooth(shape.outline), fill: surface.base }),
    el('path', { d: smooth([...dark, ...inner(dark, 0.25)]), fill: surface.shade }),
    surface.rim ? el('path', { d: smooth([...lit, ...inner(lit, 0.86)]), fill: surface.rim }) : '',
  ];
}
