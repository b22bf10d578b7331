import type { Random } from '../random.ts';
import { type Child, el, group } from './svg.ts';

/** The colors of a college and the random numbers of one picture. */
export type Paint = { primary: string; secondary: string; accent: string; random: Random };

export const width = 1600;
export const height = 900;

export const rect = (x: number, y: number, w: number, h: number, rest: Record<string, string | number>) =>
  el('rect', { x, y, width: w, height: h, ...rest });
export const line = (d: string, color: string, weight = 6) =>
  el('path', { d, fill: 'none', stroke: color, 'stroke-width': weight, 'stroke-linecap': 'round' });
export const turned = (children: readonly Child[], angle: number, zoom: number) =>
  group('g', { transform: `translate(800 450) rotate(${angle}) scale(${zoom}) translate(-800 -450)` }, children);

/** Mown stripes of grass. */
export function grass(light: string, dark: string): Child[] {
  return [
    rect(-400, -300, 2400, 1500, { fill: dark }),
    ...Array.from({ length: 12 }, (_, index) => rect(-400 + index * 200, -300, 100, 1500, { fill: light })),
  ];
}

/** Players seen from above: a disc for the shoulders and a smaller one for the head. */
export function figures(
  { primary, secondary, random }: Paint,
  count: number,
  area: { x: number; y: number; w: number; h: number },
): Child[] {
  return Array.from({ length: count }, (_, index) => {
    const [x, y, angle] = [area.x + random.next() * area.w, area.y + random.next() * area.h, random.int(0, 360)];
    const shirt = index % 2 ? '#f4f4f0' : primary;
    return group('g', { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${angle})` }, [
      el('ellipse', { cx: 8, cy: 10, rx: 26, ry: 14, fill: '#000', opacity: 0.22 }),
      el('ellipse', { cx: 0, cy: 0, rx: 26, ry: 13, fill: shirt }),
      el('circle', { cx: 0, cy: 0, r: 10, fill: index % 2 ? primary : secondary }),
    ]);
  });
}
