import { tone } from '../color.ts';
import type { Point } from '../figure/geometry.ts';
import { type Child, el } from '../svg.ts';
import type { Colors } from './outfits.ts';
import type { Person } from './person.ts';
import { fill, line } from './strokes.ts';

export type Headwear = 'none' | 'cap' | 'visor' | 'headband' | 'swimCap' | 'helmet' | 'batting' | 'beanie' | 'headgear';

/** Headwear that hides the hair on top of the head. */
export const coversHair = (headwear: Headwear): boolean =>
  ['cap', 'swimCap', 'helmet', 'batting', 'beanie'].includes(headwear);

const dome = (t: number, low: number, rise: number): Point[] => [
  [-t * 1.06, low],
  [-t * 1.08, -100],
  [-t * 0.8, -170 - rise],
  [0, -206 - rise],
  [t * 0.8, -170 - rise],
  [t * 1.08, -100],
  [t * 1.06, low],
  [t * 0.5, low - 22],
  [-t * 0.5, low - 22],
];
const sideOf = (t: number, low: number, rise: number): Point[] => [
  [t * 0.5, -196 - rise],
  [t * 0.82, -168 - rise],
  [t * 1.08, -100],
  [t * 1.06, low],
  [t * 0.62, low - 20],
  [t * 0.7, -110],
];

/** A cap, helmet or band on a head around 0/0. */
export function headwear(kind: Headwear, { temple: t, turn }: Person, { primary, secondary }: Colors): Child[] {
  const s = turn * 26;
  const dark = tone(primary, -0.07);
  const bill = (y: number, color: string): Child[] => [
    fill(color, [
      [-t * 0.94 + s * 0.4, y - 8],
      [-t * 0.5 + s, y - 34],
      [t * 0.5 + s, y - 34],
      [t * 0.94 + s * 0.4, y - 8],
      [t * 0.62 + s * 1.5, y + 24],
      [s * 1.6, y + 34],
      [-t * 0.62 + s * 1.5, y + 24],
    ]),
    line(tone(color, -0.08), 5, `M${-t * 0.8 + s} ${y + 4}Q${s * 1.5} ${y + 40} ${t * 0.8 + s} ${y + 4}`),
  ];
  const kinds: Record<Headwear, () => Child[]> = {
    none: () => [],
    cap: () => [
      fill(primary, dome(t, -70, 6)),
      fill(dark, sideOf(t, -70, 6)),
      line(
        dark,
        5,
        `M${s} -208Q${s * 1.4} -150 ${s * 1.4} -100M${-t * 0.4 + s} -196Q${-t * 0.5 + s} -150 ${-t * 0.46 + s} -98`,
      ),
      el('circle', { cx: s * 0.6, cy: -212, r: 11, fill: secondary }),
      fill(secondary, [
        [s - 28, -176],
        [s + 28, -176],
        [s + 22, -130],
        [s, -112],
        [s - 22, -130],
      ]),
      ...bill(-84, dark),
    ],
    visor: () => [
      fill(primary, [
        [-t * 1.06, -70],
        [-t * 1.04, -108],
        [0, -130],
        [t * 1.04, -108],
        [t * 1.06, -70],
        [0, -98],
      ]),
      ...bill(-86, secondary),
    ],
    headband: () => [
      fill(secondary, [
        [-t * 1.04, -66],
        [-t * 1.04, -100],
        [0, -116],
        [t * 1.04, -100],
        [t * 1.04, -66],
        [0, -84],
      ]),
      fill(tone(secondary, -0.1), [
        [t * 0.66, -108],
        [t * 1.04, -100],
        [t * 1.04, -66],
        [t * 0.7, -76],
      ]),
    ],
    swimCap: () => [
      fill(secondary, dome(t, -64, -24)),
      fill(tone(secondary, -0.1), sideOf(t, -64, -24)),
      line('#171b22', 10, `M${-t * 1.04} -84Q0 -124 ${t * 1.04} -84`),
      fill('#171b22', [
        [s - 74, -112],
        [s - 44, -128],
        [s - 12, -116],
        [s - 20, -92],
        [s - 60, -90],
      ]),
      fill('#171b22', [
        [s + 74, -112],
        [s + 44, -128],
        [s + 12, -116],
        [s + 20, -92],
        [s + 60, -90],
      ]),
      line('#5d88a8', 6, `M${s - 62} -112q16-8 30-4M${s + 34} -116q16-2 28 6`),
    ],
    helmet: () => [
      fill(secondary, [
        [-t * 1.3, 90],
        [-t * 1.4, -70],
        [-t * 1.05, -190],
        [0, -244],
        [t * 1.05, -190],
        [t * 1.4, -70],
        [t * 1.3, 90],
        [t * 1.02, 116],
        [t * 0.96, -20],
        [t * 0.7, -84],
        [-t * 0.7, -84],
        [-t * 0.96, -20],
        [-t * 1.02, 116],
      ]),
      fill(tone(secondary, -0.1), [
        [t * 0.6, -214],
        [t * 1.05, -190],
        [t * 1.4, -70],
        [t * 1.3, 90],
        [t * 1.02, 116],
        [t * 0.96, -20],
        [t * 0.8, -76],
      ]),
      fill(primary, [
        [-24 + s, -226],
        [24 + s, -226],
        [20 + s, -96],
        [-20 + s, -96],
      ]),
      line(
        '#2a2f37',
        15,
        `M${-t * 1.02} 62Q${s} 104 ${t * 1.02} 62M${-t * 0.98} 108Q${s} 166 ${t * 0.98} 108M${-t * 0.8} 150Q${s} 206 ${t * 0.8} 150M${-34 + s} 88L${-30 + s} 186M${34 + s} 88L${30 + s} 186`,
      ),
    ],
    batting: () => [
      fill(primary, [
        [-t * 1.2, 20],
        [-t * 1.2, -90],
        [-t * 0.9, -186],
        [0, -224],
        [t * 0.9, -186],
        [t * 1.2, -90],
        [t * 1.22, 70],
        [t * 1.02, 84],
        [t * 0.94, -50],
        [t * 0.5, -92],
        [-t * 0.5, -92],
        [-t * 0.94, -50],
        [-t * 1, 30],
      ]),
      fill(dark, [
        [t * 0.5, -212],
        [t * 0.9, -186],
        [t * 1.2, -90],
        [t * 1.22, 70],
        [t * 1.02, 84],
        [t * 0.94, -50],
        [t * 0.7, -90],
      ]),
      fill(tone(primary, 0.16), [
        [-t * 0.8, -150],
        [-t * 0.5, -190],
        [-t * 0.3, -196],
        [-t * 0.62, -140],
      ]),
      fill(secondary, [
        [s - 28, -186],
        [s + 28, -186],
        [s + 22, -140],
        [s, -122],
        [s - 22, -140],
      ]),
      ...bill(-92, dark),
    ],
    beanie: () => [
      fill(primary, dome(t, -56, 20)),
      fill(dark, sideOf(t, -56, 20)),
      fill(secondary, [
        [-t * 1.1, -52],
        [-t * 1.1, -100],
        [0, -124],
        [t * 1.1, -100],
        [t * 1.1, -52],
        [0, -76],
      ]),
      el('circle', { cx: 0, cy: -236, r: 34, fill: secondary }),
    ],
    headgear: () => [
      line(
        primary,
        18,
        `M${-t * 1.04} -20Q${-t * 0.9} -170 0 -196Q${t * 0.9} -170 ${t * 1.04} -20M${-t} -60Q0 -124 ${t} -60`,
      ),
      fill(primary, [
        [-t * 0.9, -40],
        [-t * 1.24, -40],
        [-t * 1.26, 50],
        [-t * 0.92, 50],
      ]),
      fill(dark, [
        [t * 0.9, -40],
        [t * 1.24, -40],
        [t * 1.26, 50],
        [t * 0.92, 50],
      ]),
      line(secondary, 8, `M${-t * 1.08} -10v32M${t * 1.08} -10v32`),
    ],
  };
  return kinds[kind]();
}
