import { mix, tone } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Child } from '../svg.ts';
import { halftone } from './fields.ts';
import { area, disc, grain, height, line, rect, width } from './parts.ts';

type Inks = { ground: string; shape: string; second: string; third: string };

const rays = ({ ground, shape, second }: Inks, { random }: Palette): Child[] => {
  const [x, y] = [random.int(600, 900), random.int(420, 540)];
  const point = (angle: number) =>
    `${Math.round(x + Math.cos(angle) * 1800)} ${Math.round(y + Math.sin(angle) * 1800)}`;
  const d = Array.from({ length: 18 }, (_, index) => {
    const from = (index * Math.PI) / 9;
    return `M${x} ${y}L${point(from)}L${point(from + Math.PI / 18)}Z`;
  });
  return [
    area(d.join(''), tone(ground, 0.05)),
    disc(x, y, 410, shape),
    ...halftone(tone(ground, -0.12), 700),
    ...floor(second, shape),
  ];
};

const bands = ({ ground, shape, second, third }: Inks): Child[] => [
  area('M-60 1060 760-60H1010L190 1060Z', shape),
  area('M190 1060 1010-60H1180L360 1060Z', second),
  area('M400 1060 1220-60H1260L440 1060Z', third),
  ...halftone(tone(ground, -0.1), 720),
  area('M0 930H1500V1000H0Z', tone(ground, -0.18)),
];

const arcs = ({ ground, shape, second, third }: Inks, { random }: Palette): Child[] => {
  const x = random.pick([380, 1120]);
  return [
    ...[860, 700, 540, 380].map((radius, index) =>
      disc(x, 1000, radius, [tone(ground, 0.06), second, third, shape][index] ?? shape),
    ),
    ...halftone(tone(ground, -0.12), 740),
    area('M0 940H1500V1000H0Z', tone(ground, -0.2)),
  ];
};

const split = ({ ground, shape, second, third }: Inks): Child[] => [
  rect(0, 0, 750, height, shape),
  rect(750, 0, 750, height, ground),
  disc(750, 480, 330, second),
  area('M750 150a330 330 0 0 1 0 660Z', third),
  line(
    Array.from(
      { length: 9 },
      (_, index) => `M0 ${70 + index * 26}H${420 - index * 42}M1500 ${700 + index * 26}H${1080 + index * 42}`,
    ).join(''),
    second,
    8,
    0.55,
  ),
  area('M0 900 1500 840V1000H0Z', tone(ground, -0.18)),
];

const checks = ({ ground, shape, second }: Inks): Child[] => [
  ...Array.from({ length: 24 }, (_, index) =>
    rect(
      (index % 6) * 260 - 30 + (Math.floor(index / 6) % 2) * 130,
      Math.floor(index / 6) * 260 - 40,
      130,
      260,
      tone(ground, 0.045),
    ),
  ),
  area('M220 120H1280L1180 860H320Z', shape),
  area('M220 120H1280L1274 164H226Z', second),
  ...halftone(tone(ground, -0.1), 720),
  ...floor(tone(ground, -0.16), second),
];

const floor = (color: string, edge: string): Child[] => [
  area('M0 860 1500 780V1000H0Z', color),
  area('M0 846 1500 766V780L0 860Z', edge),
];

/** Flat shapes in the team's colors, as on a printed poster; layout and colors are random. */
export function poster(palette: Palette): Child[] {
  const { random, secondary, primary, paper, accent, deep } = palette;
  const sky = mix(accent, paper, 0.25);
  const inks = random.pick<Inks>([
    { ground: secondary, shape: paper, second: deep, third: accent },
    { ground: paper, shape: secondary, second: accent, third: deep },
    { ground: accent, shape: paper, second: deep, third: secondary },
    { ground: sky, shape: secondary, second: paper, third: deep },
    { ground: mix(primary, accent, 0.5), shape: secondary, second: deep, third: paper },
  ]);
  const layout = random.pick([rays, bands, arcs, split, checks]);
  return [rect(0, 0, width, height, inks.ground), ...layout(inks, palette), grain(random, '#000000', 0.1)];
}
