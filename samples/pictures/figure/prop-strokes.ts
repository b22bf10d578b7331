import { el } from '../svg.ts';

export const path = (d: string, fill: string) => el('path', { d, fill });
export const stroke = (d: string, color: string, weight: number) =>
  el('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
