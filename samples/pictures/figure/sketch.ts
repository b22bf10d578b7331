import { type Child, el } from '../svg.ts';
import { type Point, smooth } from './geometry.ts';

/** Converts coordinates of a head of 100 units, centered and facing right, to the picture's. */
export type Place = (x: number, y: number) => Point;

/** Points written as `x y, x y`. */
export const readPoints = (text: string): Point[] =>
  text.split(', ').map((pair) => {
    const [x = '', y = ''] = pair.split(' ');
    return [Number(x), Number(y)];
  });

const placed = (place: Place, points: string) => readPoints(points).map(([x, y]) => place(x, y));

/** A smooth area through points. */
export const fill = (place: Place, color: string, points: string): Child =>
  el('path', { d: smooth(placed(place, points)), fill: color });

/** A smooth line through points. */
export const stroke = (place: Place, color: string, width: number, points: string): Child =>
  el('path', {
    d: smooth(placed(place, points), true),
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
