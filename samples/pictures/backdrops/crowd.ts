import type { Random } from '../../random.ts';
import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { type Child, el, group } from '../svg.ts';
import { area } from './parts.ts';

type Stand = {
  top: number;
  bottom: number;
  /** The color of the shadow between the seats and of the haze in front. */
  ground: string;
  /** How bright the people are, from 0 to 1. */
  light?: number;
  /** How much lower the middle of a row is than its ends. */
  sag?: number;
  left?: number;
  right?: number;
};

/** A stand full of people: heads above shoulders, in the team's colors, larger in the rows that are nearer. */
export function crowd(
  palette: Palette,
  { top, bottom, ground, light = 0.7, sag = 0, left = -20, right = 1520 }: Stand,
): Child[] {
  const { random, primary, secondary, paper, accent } = palette;
  const shirts = [primary, secondary, paper, accent].map((color) => mix(ground, color, light));
  const skins = ['#e8c19c', '#a56d45', '#5f3a24'].map((color) => mix(ground, color, light));
  const edge = (at: number) => `M${left} ${Math.round(at)}Q750 ${Math.round(at + sag * 2)} ${right} ${Math.round(at)}`;
  const rows: Child[] = [];
  for (let y = top, size = 10; y < bottom; y += size * 1.02) {
    size = 10 + ((y - top) / Math.max(1, bottom - top)) * 14;
    for (const shirt of shirts) rows.push(people(edge(y), shirt, size * 1.04, size * 4.4, random));
    for (const skin of skins) rows.push(people(edge(y - size * 0.62), skin, size * 0.58, size * 3.4, random));
  }
  return [
    area(`${edge(top - 14)}V${bottom + 30}Q750 ${bottom + 30 + sag * 2} ${left} ${bottom + 30}Z`, ground),
    group('g', { fill: 'none', 'stroke-linecap': 'round' }, rows),
  ];
}

/** Dots along a line at uneven distances, drawn as a dashed line with round caps: a tenth of the markup of circles. */
function people(d: string, stroke: string, size: number, spacing: number, random: Random): Child {
  const gaps = Array.from({ length: 9 }, () => `.1 ${Math.round(spacing * (0.4 + random.next() * 1.2))}`);
  return el('path', {
    d,
    stroke,
    'stroke-width': Math.round(size * 10) / 10,
    'stroke-dasharray': gaps.join(' '),
    'stroke-dashoffset': random.int(0, 400),
  });
}
