import { hills } from '../backdrops/outdoors.ts';
import { area, disc, glow, gradient, line, rect } from '../backdrops/parts.ts';
import { mix, tone } from '../color.ts';
import type { Child } from '../svg.ts';
import type { Stage } from './stage.ts';

/** A coach on the road before sunrise, its headlights on. */
export function drawBus({ palette }: Stage): Child[] {
  const { primary, secondary, ink, deep, paper, glow: shine } = palette;
  const windows = [0, 1, 2, 3, 4, 5].map((index) =>
    rect(300 + index * 132, 420, 116, 120, index % 2 ? mix(deep, '#f7d58b', 0.75) : mix(deep, '#f7d58b', 0.5), {
      rx: 10,
    }),
  );
  const wheel = (x: number) => [disc(x, 770, 74, '#14171c'), disc(x, 770, 40, '#8d959e'), disc(x, 770, 16, '#14171c')];
  return [
    ...hills(palette),
    ...gradient('dawn', 0, 1000, [
      [0, ink, 0.72],
      [0.6, deep, 0.5],
      [1, ink, 0.6],
    ]),
    area('M-20 760H1520V1000H-20Z', '#2b2f38'),
    line('M-20 900H180M300 900H500M620 900H820M940 900H1140M1260 900H1460', secondary, 12),
    area(
      'M230 350Q230 320 262 320H1190Q1250 320 1272 400L1300 560V740Q1300 770 1270 770H250Q220 770 220 740Z',
      primary,
    ),
    area('M220 650H1300V740Q1300 770 1270 770H250Q220 770 220 740Z', tone(primary, -0.06)),
    area('M220 592H1300V628H220Z', secondary),
    area('M700 592 900 320H980L780 592ZM860 592 1060 320H1090L890 592Z', secondary),
    area('M250 340H1200V352H250Z', paper, 0.5),
    ...windows,
    area('M1118 410H1210Q1236 410 1246 450L1270 560H1118Z', '#bfe0ee'),
    area('M1150 410H1180L1150 560H1128Z', '#ffffff', 0.5),
    ...wheel(440),
    ...wheel(1080),
    rect(1262, 650, 40, 44, '#fff6dc', { rx: 8 }),
    ...glow('lights', 1310, 672, 330, shine, 0.9),
    area('M1300 660 1520 600V800L1300 690Z', shine, 0.35),
  ];
}
