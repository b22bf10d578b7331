import type { Random } from '../../random.ts';
import { glow } from '../backdrops/parts.ts';
import { mix, tone } from '../color.ts';
import { type Child, el, group } from '../svg.ts';
import type { Colors } from './outfits.ts';

const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  el('rect', { x, y, width: w, height: h, fill });
const area = (d: string, fill: string, opacity = 1) => el('path', { d, fill, ...(opacity < 1 && { opacity }) });

/** Backdrops of portraits, one for each team, so that the portraits of a roster match. */
const backdrops: readonly ((colors: Colors, random: Random) => Child[])[] = [
  ({ secondary }) => [
    rect(0, 0, 800, 1000, secondary),
    area('M-100 1000 420 0H640L120 1000Z', tone(secondary, 0.06)),
    area('M180 1000 700 0H760L240 1000Z', tone(secondary, 0.06)),
  ],
  ({ accent }) => [
    rect(0, 0, 800, 1000, accent),
    ...[480, 380, 280].map((r, index) =>
      el('circle', { cx: 400, cy: 430, r, fill: tone(accent, 0.035 * (index + 1)) }),
    ),
  ],
  ({ secondary, accent }) => [
    rect(0, 0, 800, 1000, mix('#efe6d4', secondary, 0.12)),
    area('M0 640 800 420V1000H0Z', accent),
    area('M0 640 800 420V452L0 672Z', secondary),
  ],
  ({ primary, accent }) => [
    rect(0, 0, 800, 1000, mix(primary, accent, 0.62)),
    ...Array.from({ length: 8 }, (_, index) => rect(index * 104 - 10, 0, 50, 1000, mix(primary, accent, 0.7))),
  ],
  ({ accent, secondary }) => [
    rect(0, 0, 800, 1000, mix('#e8ebee', accent, 0.16)),
    area('M0 0H800V120L0 330Z', mix('#e8ebee', accent, 0.34)),
    area('M0 330 800 120V140L0 350Z', secondary),
  ],
  ({ secondary, primary }) => [
    rect(0, 0, 800, 1000, mix(secondary, '#f4ecdb', 0.35)),
    el('circle', { cx: 400, cy: 420, r: 330, fill: secondary }),
    area('M0 880H800V1000H0Z', primary),
  ],
];

/** A plain gray-blue studio, for staff and honors. */
const plain = ({ primary, accent }: Colors): Child[] => {
  const ground = mix('#dfe3e6', mix(primary, accent, 0.5), 0.22);
  return [
    rect(0, 0, 800, 1000, ground),
    ...glow('studio', 360, 360, 520, '#ffffff', 0.75),
    area('M0 860Q400 800 800 860V1000H0Z', tone(ground, -0.08), 0.6),
  ];
};

export function studio(colors: Colors, random: Random, team: number | 'plain'): Child[] {
  if (team === 'plain') return plain(colors);
  const backdrop = backdrops[team % backdrops.length];
  return backdrop ? [...backdrop(colors, random), ...glow('studio', 330, 330, 480, '#ffffff', 0.34)] : [];
}

/** Sticks, bats and rackets over a shoulder, behind the head. */
const carried: Record<string, (colors: Colors) => Child[]> = {
  bat: () => [
    el('path', { d: 'M-14 420Q-20 0-34-300 0-350 34-300 20 0 14 420Z', fill: '#c9935a' }),
    el('path', { d: 'M0 420Q8 0 20-326 32-316 34-300 20 0 14 420Z', fill: '#a06d3c' }),
  ],
  hockey: () => [
    el('path', {
      d: 'M0 420V-260Q2-310 44-318L150-326',
      fill: 'none',
      stroke: '#23272e',
      'stroke-width': 24,
      'stroke-linecap': 'round',
    }),
    el('path', { d: 'M56-318 150-326', stroke: '#f1ede3', 'stroke-width': 30 }),
  ],
  lacrosse: ({ secondary }) => [
    el('path', { d: 'M0 420V-150', stroke: '#d9dde2', 'stroke-width': 18 }),
    el('path', {
      d: 'M0-140Q-74-210-70-310-40-352 0-352T70-310Q74-210 0-140Z',
      fill: '#ffffff55',
      stroke: secondary,
      'stroke-width': 16,
    }),
    el('path', {
      d: 'M-46-214 46-330M46-214-46-330M-62-262H62M-20-170 66-296M20-170-66-296',
      stroke: '#ffffff',
      'stroke-width': 4,
    }),
  ],
  racket: ({ secondary }) => [
    el('path', { d: 'M0 420V-60', stroke: '#20242b', 'stroke-width': 26 }),
    el('path', {
      d: 'M0-70c76 0 96-84 96-128S60-330 0-330-96-242-96-198-76-70 0-70Z',
      fill: '#ffffff44',
      stroke: secondary,
      'stroke-width': 16,
    }),
    el('path', {
      d: 'M-60-110V-300M-20-74V-326M20-74V-326M60-110V-300M-88-140H88M-94-190H94M-90-240H90M-66-290H66',
      stroke: '#ffffff',
      'stroke-width': 3,
    }),
  ],
  oar: ({ secondary, primary }) => [
    el('path', { d: 'M0 420V-120', stroke: '#e9dcc0', 'stroke-width': 20 }),
    el('path', { d: 'M-12-110-44-150V-360H44V-150L12-110Z', fill: secondary }),
    el('path', { d: 'M-44-290H44V-220H-44Z', fill: primary }),
  ],
  club: () => [
    el('path', { d: 'M0 420V-260', stroke: '#cfd4da', 'stroke-width': 10 }),
    el('path', { d: 'M-8-250Q-14-312 44-330 104-322 92-276 60-244-8-250Z', fill: '#2c3138' }),
  ],
};

export const overShoulder = (tool: string, side: 1 | -1, colors: Colors): Child =>
  group('g', { transform: `translate(${400 + side * 150} 560) rotate(${side * 24})` }, carried[tool]?.(colors) ?? []);
