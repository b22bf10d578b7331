import type { Child } from '../svg.ts';
import { arch, bumps, strands } from './hair-strokes.ts';
import type { HairStyle } from './hair-styles.ts';
import type { Person } from './person.ts';
import { fill } from './strokes.ts';

/** Hair behind the head and shoulders. */
export function hairBehind({ style, hair, hairShade, temple, turn }: Person): Child[] {
  const t = temple;
  const parts: Partial<Record<HairStyle, () => Child[]>> = {
    afro: () => [
      bumps(hair, arch(t + 50, 176, 11, -Math.PI - 0.3, 0.3), 58),
      fill(hair, [
        [-t - 40, 0],
        [-t - 20, -140],
        [0, -230],
        [t + 20, -140],
        [t + 40, 0],
        [0, 40],
      ]),
    ],
    puff: () => [
      bumps(
        hair,
        [
          [-40, -222],
          [40, -222],
          [0, -262],
          [-70, -196],
          [70, -196],
          [0, -200],
        ],
        62,
      ),
      bumps(
        hairShade,
        [
          [30, -240],
          [60, -210],
        ],
        20,
      ),
    ],
    bun: () => [bumps(hair, [[turn * -20, -222]], 58), strands(hairShade, `M${turn * -20 - 34} -226q34-34 70-6`, 7)],
    locs: () => [
      strands(
        hair,
        Array.from(
          { length: 9 },
          (_, index) =>
            `M${(index - 4) * 30} -120Q${(index - 4) * 46} 40 ${(index - 4) * 44} ${190 + (index % 3) * 26}`,
        ).join(''),
        30,
      ),
    ],
    long: () => [
      fill(hair, [
        [-t - 16, -70],
        [-t - 34, 90],
        [-t - 52, 290],
        [-t + 20, 340],
        [0, 330],
        [t - 20, 340],
        [t + 52, 290],
        [t + 34, 90],
        [t + 16, -70],
        [0, -190],
      ]),
    ],
    waves: () => [
      bumps(
        hair,
        [
          [-t - 16, 0],
          [-t - 30, 70],
          [-t - 22, 140],
          [-t - 44, 210],
          [-t - 18, 270],
          [t + 16, 0],
          [t + 30, 70],
          [t + 22, 140],
          [t + 44, 210],
          [t + 18, 270],
        ],
        52,
      ),
      fill(hair, [
        [-t, -90],
        [-t - 10, 200],
        [0, 250],
        [t + 10, 200],
        [t, -90],
        [0, -190],
      ]),
    ],
    curly: () => [
      bumps(
        hair,
        [
          ...arch(t + 26, 160, 9, -Math.PI - 0.5, 0.5),
          [-t - 36, 90],
          [-t - 40, 150],
          [-t - 22, 206],
          [t + 36, 90],
          [t + 40, 150],
          [t + 22, 206],
          [-t, 120],
          [t, 120],
        ],
        48,
      ),
    ],
    bob: () => [
      fill(hair, [
        [-t - 18, -60],
        [-t - 30, 60],
        [-t - 22, 142],
        [-t + 30, 150],
        [t - 30, 150],
        [t + 22, 142],
        [t + 30, 60],
        [t + 18, -60],
        [0, -190],
      ]),
    ],
    braids: () =>
      [-1, 1].flatMap((side) => [
        bumps(
          hair,
          [
            [side * (t + 2), 90],
            [side * (t + 12), 134],
            [side * (t + 16), 178],
            [side * (t + 18), 222],
            [side * (t + 18), 264],
          ],
          27,
        ),
        bumps(
          hairShade,
          [
            [side * (t + 18), 112],
            [side * (t + 24), 156],
            [side * (t + 27), 200],
            [side * (t + 28), 244],
          ],
          8,
        ),
      ]),
    boxBraids: () => [
      strands(
        hair,
        Array.from(
          { length: 12 },
          (_, index) =>
            `M${(index - 5.5) * 20} -110Q${(index - 5.5) * 36} 60 ${(index - 5.5) * 34} ${300 + (index % 3) * 22}`,
        ).join(''),
        22,
      ),
      strands(
        hairShade,
        Array.from(
          { length: 6 },
          (_, index) => `M${(index * 2 - 5) * 26} 40Q${(index * 2 - 5) * 34} 160 ${(index * 2 - 5) * 34} 280`,
        ).join(''),
        5,
      ),
    ],
    ponytail: () => {
      const side = turn > 0 ? -1 : 1;
      return [
        fill(hair, [
          [side * 40, -170],
          [side * (t + 40), -150],
          [side * (t + 92), -40],
          [side * (t + 84), 110],
          [side * (t + 44), 220],
          [side * (t + 40), 100],
          [side * (t + 20), -20],
        ]),
        strands(hairShade, `M${side * (t + 30)} -110Q${side * (t + 80)} -20 ${side * (t + 62)} 130`, 8),
      ];
    },
    shaggy: () => [
      fill(hair, [
        [-t - 14, -80],
        [-t - 28, 40],
        [-t - 24, 110],
        [-t + 20, 120],
        [t - 20, 120],
        [t + 24, 110],
        [t + 28, 40],
        [t + 14, -80],
        [0, -180],
      ]),
    ],
  };
  return parts[style]?.() ?? [];
}
