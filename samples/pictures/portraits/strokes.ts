import { type Point, smooth } from '../figure/geometry.ts';
import { type Child, el } from '../svg.ts';

/** A smooth area through points. */
export const fill = (color: string, points: readonly Point[], opacity = 1): Child =>
  el('path', { d: smooth(points), fill: color, ...(opacity < 1 && { opacity }) });
/** A smooth line through points. */
export const stroke = (color: string, weight: number, points: readonly Point[], opacity = 1): Child =>
  el('path', {
    d: smooth(points, true),
    fill: 'none',
    stroke: color,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    ...(opacity < 1 && { opacity }),
  });

/** A line along a path. */
export const line = (color: string, weight: number, d: string): Child =>
  el('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
