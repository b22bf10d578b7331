import type { Point } from '../figure/geometry.ts';
import type { Child } from '../svg.ts';
import { arch, bumps, strands } from './hair-strokes.ts';
import { type HairStyle, hairStyles } from './hair-styles.ts';
import type { Person } from './person.ts';
import { fill } from './strokes.ts';

/** Hair on top of the head, down to the hairline. */
export function hairInFront({ style, hair, hairShade, temple, turn }: Person): Child[] {
  if (style === 'bald') return [];
  const { rise, line } = hairStyles[style];
  const t = temple;
  const s = turn * 14;
  const side = style === 'buzz' || style === 'fade' ? -44 : -8;
  const top: Point[] = [
    [-t * 1.02, side],
    [-t * 1.06, -70],
    [-t * 0.98, -128 - rise * 0.4],
    [-t * 0.5, -172 - rise],
    [0, -182 - rise],
    [t * 0.5, -172 - rise],
    [t * 0.98, -128 - rise * 0.4],
    [t * 1.06, -70],
    [t * 1.02, side],
  ];
  const lines: Partial<Record<HairStyle, Point[]>> = {
    parted: [
      [t * 0.9, -70],
      [t * 0.66, -104],
      [-t * 0.1 + s, line - 34],
      [-t * 0.5, line - 6],
      [-t * 0.84, -64],
    ],
    swept: [
      [t * 0.9, -66],
      [t * 0.7, -112],
      [s, line - 14],
      [-t * 0.7, -112],
      [-t * 0.9, -66],
    ],
    fringe: [
      [t * 0.9, -56],
      [t * 0.6, line + 8],
      [t * 0.2 + s, line - 12],
      [-t * 0.2 + s, line + 10],
      [-t * 0.62, line - 6],
      [-t * 0.88, -48],
    ],
    pixie: [
      [t * 0.92, -40],
      [t * 0.7, -76],
      [t * 0.1 + s, line - 28],
      [-t * 0.4, line + 14],
      [-t * 0.9, -26],
    ],
    bob: [
      [t * 0.94, 20],
      [t * 0.86, line],
      [t * 0.3, line - 4],
      [-t * 0.3, line + 2],
      [-t * 0.86, line],
      [-t * 0.94, 20],
    ],
    long: [
      [t * 0.96, 10],
      [t * 0.8, -80],
      [s * 1.6, -150],
      [-t * 0.8, -80],
      [-t * 0.96, 10],
    ],
    waves: [
      [t * 0.96, 20],
      [t * 0.82, -66],
      [t * 0.3 + s, -136],
      [-t * 0.4, -106],
      [-t * 0.84, -60],
      [-t * 0.96, 20],
    ],
  };
  const edge = lines[style] ?? [
    [t * 0.9, -60],
    [t * 0.72, line + 4],
    [t * 0.3 + s * 0.5, line - 10],
    [-t * 0.3 + s * 0.5, line - 10],
    [-t * 0.72, line + 4],
    [-t * 0.9, -60],
  ];
  const textures: Partial<Record<HairStyle, () => Child[]>> = {
    curls: () => [
      bumps(hair, arch(t * 0.86, 146, 9, -Math.PI + 0.35, -0.35), 36),
      bumps(hairShade, arch(t * 0.62, 142, 5, -2.4, -0.7), 9),
    ],
    afro: () => [bumps(hairShade, arch(t + 16, 172, 6, -2.5, -0.6), 12)],
    curly: () => [
      bumps(hair, arch(t * 0.9, 140, 8, -Math.PI + 0.25, -0.25), 38),
      bumps(hairShade, arch(t * 0.8, 150, 6, -2.6, -0.5), 10),
    ],
    locs: () => [
      strands(
        hairShade,
        [-3, -1, 1, 3].map((index) => `M${index * 26} -186Q${index * 36} -140 ${index * 34} -108`).join(''),
        7,
      ),
    ],
    boxBraids: () => [
      strands(
        hairShade,
        [-3, -1, 1, 3].map((index) => `M${index * 8} -196Q${index * 30} -150 ${index * 34} -108`).join(''),
        5,
      ),
    ],
    braids: () => [
      strands(
        hairShade,
        [-3, -2, -1, 1, 2, 3].map((index) => `M${index * 30} -106Q${index * 32} -160 ${index * 16} -190`).join(''),
        6,
      ),
    ],
    fade: () => [
      fill(
        hairShade,
        [
          [-t * 1.02, -44],
          [-t * 1.04, -100],
          [-t * 0.9, -122],
          [-t * 0.88, -60],
        ],
        0.5,
      ),
    ],
    swept: () => [
      strands(hairShade, `M${-t * 0.6} -110Q-20 -206 ${t * 0.6} -176M${-t * 0.3} -112Q10 -180 ${t * 0.76} -140`, 8),
    ],
    parted: () => [
      strands(
        hairShade,
        `M${-t * 0.4} -112Q0 -176 ${t * 0.72} -130M${-t * 0.4} -112Q${-t * 0.8} -130 ${-t * 0.92} -80`,
        7,
      ),
    ],
    long: () => [
      strands(
        hairShade,
        `M${s * 1.6} -196Q${-t * 0.8} -150 ${-t * 1.02} 20M${s * 1.6} -196Q${t * 0.8} -150 ${t * 1.02} 20`,
        6,
      ),
    ],
    ponytail: () => [
      strands(hairShade, `M${-t * 0.6} -118Q-20 -190 60 -196M${-t * 0.86} -84Q${-t * 0.5} -170 20 -198`, 6),
    ],
    bun: () => [
      strands(hairShade, `M${-t * 0.6} -116Q${-t * 0.4} -170 -10 -196M${t * 0.6} -116Q${t * 0.4} -170 10 -196`, 6),
    ],
    waves: () => [
      strands(hairShade, `M${t * 0.3 + s} -140Q${t} -150 ${t * 1.02} 0M0 -150Q${-t * 0.9} -140 ${-t} 0`, 7),
    ],
  };
  return [fill(hair, [...top, ...edge]), ...(textures[style]?.() ?? [])];
}
