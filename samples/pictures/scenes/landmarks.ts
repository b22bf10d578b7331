import { area, glow, line, rect } from '../backdrops/parts.ts';
import { tone } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Child } from '../svg.ts';
import type { Stage } from './stage.ts';

/** A lighthouse at the end of a pier. */
export function lighthouse({ palette }: Stage, x: number, y: number, size: number): Child[] {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  const quad = (points: readonly (readonly [number, number])[], fill: string, opacity = 1) =>
    area(`M${points.map(([dx, dy]) => at(dx, dy)).join('L')}Z`, fill, opacity);
  const { primary, secondary, ink, glow: shine } = palette;
  return [
    quad(
      [
        [0, -600],
        [-1500, -860],
        [-1500, -430],
      ],
      shine,
      0.16,
    ),
    quad(
      [
        [-90, 0],
        [-52, -520],
        [52, -520],
        [90, 0],
      ],
      '#f6f0e2',
    ),
    quad(
      [
        [20, 0],
        [14, -520],
        [52, -520],
        [90, 0],
      ],
      '#d8cdb8',
    ),
    quad(
      [
        [-81, -130],
        [-71, -260],
        [71, -260],
        [81, -130],
      ],
      primary,
    ),
    quad(
      [
        [-62, -390],
        [-54, -500],
        [54, -500],
        [62, -390],
      ],
      primary,
    ),
    quad(
      [
        [18, -130],
        [16, -260],
        [71, -260],
        [81, -130],
      ],
      tone(primary, -0.08),
    ),
    quad(
      [
        [-74, -520],
        [74, -520],
        [74, -540],
        [-74, -540],
      ],
      ink,
    ),
    quad(
      [
        [-42, -540],
        [42, -540],
        [42, -640],
        [-42, -640],
      ],
      secondary,
    ),
    line(
      `M${at(-42, -540)}V${Math.round(y - 640 * size)}M${at(0, -540)}V${Math.round(y - 640 * size)}M${at(42, -540)}V${Math.round(y - 640 * size)}`,
      ink,
      7 * size,
    ),
    quad(
      [
        [-62, -640],
        [62, -640],
        [0, -712],
      ],
      primary,
    ),
    quad(
      [
        [-14, -40],
        [14, -40],
        [14, -100],
        [-14, -100],
      ],
      ink,
    ),
    ...glow('lamp', x, y - 590 * size, 320 * size, shine, 0.9),
    quad(
      [
        [-900, 20],
        [520, 0],
        [520, 60],
        [-900, 52],
      ],
      '#7d6650',
    ),
    quad(
      [
        [-900, 52],
        [520, 60],
        [520, 84],
        [-900, 66],
      ],
      '#57452f',
    ),
    ...Array.from({ length: 9 }, (_, index) =>
      rect(x + (-840 + index * 150) * size, y + 56 * size, 18 * size, 110 * size, '#4a3a28'),
    ),
  ];
}

/** A row of pines along the lower edge. */
export function pines({ primary, random }: Palette, count: number): Child[] {
  return Array.from({ length: count }, (_, index) => {
    const [x, tall] = [index * (1540 / count) + random.int(-20, 20), random.int(240, 420)];
    const tier = (share: number, wide: number) =>
      `M${x} ${Math.round(1010 - tall * share)}l${Math.round(tall * wide)} ${Math.round(tall * 0.4)}h${Math.round(-tall * wide * 2)}z`;
    return area(tier(1, 0.12) + tier(0.8, 0.17) + tier(0.58, 0.22), random.chance(0.5) ? primary : tone(primary, 0.06));
  });
}
