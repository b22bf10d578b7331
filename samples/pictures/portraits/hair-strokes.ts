import type { Point } from '../figure/geometry.ts';
import { type Child, el } from '../svg.ts';

/** Separate strands. */
export const strands = (color: string, d: string, weight: number): Child =>
  el('path', { d, fill: 'none', stroke: color, 'stroke-width': weight, 'stroke-linecap': 'round' });
/** Curls: round tufts at points. */
export const bumps = (color: string, points: readonly Point[], radius: number): Child =>
  el('path', {
    d: points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.1`).join(''),
    stroke: color,
    'stroke-width': radius * 2,
    'stroke-linecap': 'round',
  });

/** Points on an ellipse above the head, from the left ear to the right one. */
export const arch = (rx: number, ry: number, count: number, from = -Math.PI, to = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * index) / (count - 1);
    return [Math.cos(angle) * rx, Math.sin(angle) * ry - 30];
  });
