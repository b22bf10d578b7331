import { mix, tone } from '../color.ts';
import { type Child, el } from '../svg.ts';
import type { Colors, Outfit } from './outfits.ts';
import type { Person } from './person.ts';
import { fill, line } from './strokes.ts';

/** Collars, stripes, buttons and lapels. */
export const outfitDetails: Partial<
  Record<Outfit, (sw: number, shirt: string, trim: string, person: Person, colors: Colors) => Child[]>
> = {
  jersey: (_sw, _shirt, trim) => [line(trim, 18, 'M-98 650Q-60 734 0 738Q60 734 98 650')],
  pads: (sw, shirt, trim) => [
    line(trim, 18, 'M-96 652L0 742L96 652'),
    line(
      tone(shirt, -0.1),
      8,
      `M${-sw * 0.5} 690Q${-sw * 0.62} 800 ${-sw * 0.5} 1000M${sw * 0.5} 690Q${sw * 0.62} 800 ${sw * 0.5} 1000`,
    ),
    line(trim, 22, `M${-sw * 0.72} 716L${-sw * 0.98} 806M${sw * 0.72} 716L${sw * 0.98} 806`),
  ],
  sweater: (sw, _shirt, trim) => [
    line('#f4efe3', 44, `M${-sw * 0.8} 716Q${-sw * 0.4} 700 -110 664M${sw * 0.8} 716Q${sw * 0.4} 700 110 664`),
    line(trim, 18, `M${-sw * 0.82} 738Q${-sw * 0.4} 722 -116 690M${sw * 0.82} 738Q${sw * 0.4} 722 116 690`),
    line('#f4efe3', 16, 'M-96 652L0 760L96 652'),
    line('#f4efe3', 7, 'M-24 724L24 750M24 724L-24 750M0 760V800'),
  ],
  polo: (_sw, shirt, trim) => [
    fill(tone(shirt, 0.05), [
      [-104, 640],
      [-134, 700],
      [-60, 780],
      [0, 724],
      [-60, 690],
    ]),
    fill(tone(shirt, 0.02), [
      [104, 640],
      [134, 700],
      [60, 780],
      [0, 724],
      [60, 690],
    ]),
    line(tone(shirt, -0.1), 6, 'M0 730V880'),
    el('circle', { cx: 0, cy: 780, r: 8, fill: trim }),
    el('circle', { cx: 0, cy: 830, r: 8, fill: trim }),
    fill(trim, [
      [120, 806],
      [166, 806],
      [160, 850],
      [143, 864],
      [126, 850],
    ]),
  ],
  buttons: (_sw, shirt, trim) => [
    line(trim, 12, 'M-100 652Q-40 722 -8 760V1010M100 652Q40 722 8 760V1010'),
    el('circle', { cx: 0, cy: 812, r: 9, fill: '#f4efe3' }),
    el('circle', { cx: 0, cy: 900, r: 9, fill: '#f4efe3' }),
    line(tone(shirt, -0.08), 5, 'M0 770V1000'),
  ],
  warmup: (sw, shirt, trim) => [
    fill(tone(shirt, 0.06), [
      [-100, 610],
      [-112, 690],
      [-20, 770],
      [0, 730],
      [-60, 660],
    ]),
    fill(tone(shirt, 0.03), [
      [100, 610],
      [112, 690],
      [20, 770],
      [0, 730],
      [60, 660],
    ]),
    line('#d9dde2', 7, 'M0 740V1010'),
    line(
      trim,
      26,
      `M${-sw * 0.64} 684Q${-sw * 0.9} 800 ${-sw * 0.82} 1010M${sw * 0.64} 684Q${sw * 0.9} 800 ${sw * 0.82} 1010`,
    ),
  ],
  quarterZip: (_sw, shirt, trim) => [
    fill(tone(shirt, 0.05), [
      [-94, 596],
      [-106, 672],
      [-18, 744],
      [0, 716],
      [-66, 640],
    ]),
    fill(tone(shirt, 0.02), [
      [94, 596],
      [106, 672],
      [18, 744],
      [0, 716],
      [66, 640],
    ]),
    line('#d9dde2', 7, 'M0 724V860'),
    fill(trim, [
      [118, 800],
      [164, 800],
      [158, 844],
      [141, 858],
      [124, 844],
    ]),
  ],
  blazer: (_sw, shirt, _trim, { isWoman }, { secondary, primary }) => [
    fill('#f6f3ec', [
      [-84, 640],
      [-70, 760],
      [0, 1010],
      [70, 760],
      [84, 640],
      [0, 716],
    ]),
    ...(isWoman
      ? []
      : [
          fill(mix(primary, secondary, 0.1), [
            [-22, 724],
            [22, 724],
            [14, 770],
            [34, 1010],
            [-34, 1010],
            [-14, 770],
          ]),
          line(secondary, 10, 'M-26 850L30 810M-32 930L34 886'),
        ]),
    fill(tone(shirt, 0.06), [
      [-90, 630],
      [-150, 700],
      [-120, 800],
      [-20, 1040],
      [-64, 800],
    ]),
    fill(tone(shirt, 0.03), [
      [90, 630],
      [150, 700],
      [120, 800],
      [20, 1040],
      [64, 800],
    ]),
  ],
};
