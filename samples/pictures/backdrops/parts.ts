import type { Random } from '../../random.ts';
import { type Child, el, group } from '../svg.ts';

/** The size of a scene, 3:2. */
export const width = 1500;
export const height = 1000;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  rest: Record<string, string | number> = {},
) => el('rect', { x, y, width: w, height: h, fill, ...rest });
export const area = (d: string, fill: string, opacity = 1) => el('path', { d, fill, ...(opacity < 1 && { opacity }) });
export const line = (d: string, stroke: string, weight: number, opacity = 1) =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    ...(opacity < 1 && { opacity }),
  });
export const disc = (cx: number, cy: number, r: number, fill: string, opacity = 1) =>
  el('circle', { cx, cy, r, fill, ...(opacity < 1 && { opacity }) });

type Stop = readonly [offset: number, color: string, opacity?: number];
const stops = (list: readonly Stop[]) =>
  list.map(([offset, color, opacity = 1]) => el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }));

/** A rectangle with a vertical gradient. The id has to be unique in the picture. */
export const gradient = (id: string, top: number, tall: number, list: readonly Stop[]): Child[] => [
  group('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops(list)),
  rect(0, top, width, tall, `url(#${id})`),
];

/** A soft light. The id has to be unique in the picture. */
export const glow = (id: string, x: number, y: number, radius: number, color: string, opacity = 0.8): Child[] => [
  group(
    'radialGradient',
    { id },
    stops([
      [0, color, opacity],
      [0.35, color, opacity * 0.38],
      [1, color, 0],
    ]),
  ),
  disc(x, y, radius, `url(#${id})`),
];

/** Darker corners. */
export const vignette = (color: string, opacity = 0.55): Child[] => [
  group(
    'radialGradient',
    { id: 'vignette', cx: 0.5, cy: 0.46, r: 0.75 },
    stops([
      [0.55, color, 0],
      [1, color, opacity],
    ]),
  ),
  rect(0, 0, width, height, 'url(#vignette)'),
];

/** Round dots as one path: a closed curve for each would be several times as long. */
export const dots = (points: readonly (readonly [number, number])[], size: number, color: string, opacity = 1): Child =>
  el('path', {
    d: points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.1`).join(''),
    stroke: color,
    'stroke-width': size,
    'stroke-linecap': 'round',
    ...(opacity < 1 && { opacity }),
  });

/** Specks of grain over the whole picture. */
export const grain = (random: Random, color: string, opacity = 0.16, count = 260): Child =>
  dots(
    Array.from({ length: count }, () => [random.int(0, width), random.int(0, height)] as const),
    3,
    color,
    opacity,
  );
