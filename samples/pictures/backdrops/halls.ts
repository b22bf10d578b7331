import { mix, tone } from '../color.ts';
import type { Palette } from '../palette.ts';
import { type Child, el, group } from '../svg.ts';
import { crowd } from './crowd.ts';
import { area, glow, gradient, grain, height, line, rect, vignette, width } from './parts.ts';

/** The roof of a hall: trusses and rows of lamps. */
function roof({ ink, deep, glow: shine, random }: Palette): Child[] {
  const lamps = [150, 450, 750, 1050, 1350].map((x) => x + random.int(-30, 30));
  return [
    ...gradient('roof', 0, 420, [
      [0, ink],
      [1, deep],
    ]),
    line('M0 60 750 120 1500 60M0 120 750 170 1500 120', tone(deep, 0.07), 9),
    line(
      Array.from({ length: 16 }, (_, index) => `M${index * 100} ${80 + Math.abs(7.5 - index) * -3}l50 62 50-62`).join(
        '',
      ),
      tone(deep, 0.05),
      5,
    ),
    ...lamps.flatMap((x, index) => [
      rect(x - 46, 128, 92, 16, '#fffaf0', { rx: 6 }),
      ...glow(`lamp${index}`, x, 140, 190, shine, 0.75),
      area(`M${x - 40} 146h80l${150} 620h-380z`, shine, 0.05),
    ]),
  ];
}

/** A wooden floor whose boards meet at the horizon. */
function boards(color: string, horizon: number, vanish: number): Child[] {
  const seams = Array.from({ length: 34 }, (_, index) => {
    const x = -2400 + index * 190;
    return `M${vanish + (x - vanish) * 0.05} ${horizon}L${x} ${height}`;
  }).join('');
  return [
    ...gradient('floor', horizon, height - horizon, [
      [0, tone(color, -0.1)],
      [0.5, color],
      [1, tone(color, -0.04)],
    ]),
    line(seams, tone(color, -0.08), 2, 0.7),
  ];
}

const seats = (palette: Palette, bottom: number): Child[] => [
  ...crowd(palette, { top: 270, bottom, ground: palette.deep, light: 0.5, sag: 14 }),
  ...gradient('shade', 240, bottom - 200, [
    [0, palette.ink, 0.75],
    [1, palette.ink, 0.05],
  ]),
];

/** A basketball arena at night. */
export function arena(palette: Palette, vanish = 750): Child[] {
  const { ink, primary, secondary, random, glow: shine } = palette;
  const wood = mix('#c98d4f', secondary, 0.15);
  return [
    ...roof(palette),
    ...seats(palette, 590),
    rect(0, 600, width, 60, primary),
    line('M0 602H1500', secondary, 5),
    ...boards(wood, 656, vanish),
    area(`M${vanish - 90} 656h180L${vanish + 420} 1000H${vanish - 420}Z`, mix(primary, wood, 0.15), 0.9),
    line(
      `M${vanish - 90} 656L${vanish - 420} 1000M${vanish + 90} 656L${vanish + 420} 1000M0 690H1500`,
      '#fbf6ea',
      7,
      0.9,
    ),
    line(`M${vanish - 300} 820a300 46 0 0 1 600 0`, '#fbf6ea', 7, 0.9),
    ...glow('shine', vanish, 760, 620, shine, 0.3),
    grain(random, '#ffffff', 0.12),
    ...vignette(ink, 0.75),
  ];
}

/** A volleyball or wrestling hall with a two-colored floor. */
export function gym(palette: Palette, vanish = 750): Child[] {
  const { ink, primary, secondary, accent, random, glow: shine } = palette;
  return [
    ...roof(palette),
    ...seats(palette, 560),
    rect(0, 570, width, 70, primary),
    line('M0 573H1500M0 637H1500', secondary, 4),
    ...boards(mix('#d6a061', secondary, 0.1), 640, vanish),
    area(`M${vanish - 560} 690H${vanish + 560}L${vanish + 1500} 1000H${vanish - 1500}Z`, mix(accent, '#d6a061', 0.25)),
    line(
      `M${vanish - 560} 690H${vanish + 560}L${vanish + 1500} 1000M${vanish - 560} 690L${vanish - 1500} 1000`,
      '#fdf8ec',
      7,
    ),
    ...glow('shine', vanish, 780, 640, shine, 0.28),
    grain(random, '#ffffff', 0.12),
    ...vignette(ink, 0.7),
  ];
}

/** An ice rink: boards, glass and reflections. */
export function rink(palette: Palette): Child[] {
  const { ink, deep, primary, secondary, accent, random, glow: shine } = palette;
  const ice = mix('#e9f3f8', accent, 0.08);
  const streaks = Array.from({ length: 26 }, () => {
    const [x, y] = [random.int(-100, 1500), random.int(690, 990)];
    return `M${x} ${y}q${random.int(60, 160)} ${random.int(-14, 14)} ${random.int(180, 420)} ${random.int(-8, 8)}`;
  }).join('');
  return [
    ...roof(palette),
    ...seats(palette, 520),
    rect(0, 410, width, 150, '#dff0f8', { opacity: 0.16 }),
    line(Array.from({ length: 9 }, (_, index) => `M${index * 190 - 20} 410V560`).join(''), '#eaf6fb', 5, 0.4),
    rect(0, 556, width, 96, '#f7fafb'),
    ...[0, 1, 2, 3, 4].map((index) => rect(index * 320 + 40, 574, 230, 56, index % 2 ? primary : accent, { rx: 6 })),
    rect(0, 640, width, 14, secondary),
    ...gradient('ice', 652, 348, [
      [0, tone(ice, -0.1)],
      [0.4, ice],
      [1, '#f7fbfd'],
    ]),
    area('M640 652h60l-160 348h-190z', mix('#c63b42', ice, 0.15), 0.75),
    area('M1180 652h26l170 348h-70z', mix(primary, ice, 0.2), 0.7),
    line(streaks, '#ffffff', 4, 0.75),
    ...glow('shine', 820, 760, 600, '#ffffff', 0.5),
    grain(random, deep, 0.12),
    ...vignette(ink, 0.6),
    ...glow('mist', 750, 640, 700, shine, 0.1),
  ];
}

/** A swimming hall with lanes that meet at the far wall. */
export function pool(palette: Palette): Child[] {
  const { ink, primary, secondary, accent, random, paper } = palette;
  const water = mix('#2a9fc0', accent, 0.35);
  const ropes = [-1500, -900, -300, 300, 900, 1500].flatMap((offset, index) => {
    const [from, to] = [750 + offset * 0.05, 750 + offset];
    const rope = `M${from} 478L${to} 1000`;
    const edge = `M${from - 2} 478L${to - 16} 1000H${to + 16}L${from + 2} 478Z`;
    return [
      area(edge, index % 2 ? secondary : '#f4f4ee'),
      el('path', {
        d: rope,
        fill: 'none',
        stroke: index % 2 ? primary : accent,
        'stroke-width': 40,
        'stroke-dasharray': '12 34',
        opacity: 0.8,
        'clip-path': `url(#rope${index})`,
      }),
      group('clipPath', { id: `rope${index}` }, [el('path', { d: edge })]),
    ];
  });
  const light = Array.from({ length: 60 }, () => {
    const depth = random.next() ** 0.6;
    const [x, y, long] = [random.int(-60, 1500), 478 + depth * 500, 20 + depth * 110];
    return `M${x} ${Math.round(y)}q${long / 2} ${-6 - depth * 14} ${Math.round(long)} 0`;
  }).join('');
  return [
    ...gradient('wall', 0, 480, [
      [0, mix(paper, accent, 0.35)],
      [1, paper],
    ]),
    ...Array.from({ length: 7 }, (_, index) => area(`M${index * 230 - 30} 0h150l-40 300h-70z`, '#ffffff', 0.35)),
    rect(0, 380, width, 60, primary),
    line('M0 210Q750 330 1500 210', ink, 4),
    ...Array.from({ length: 22 }, (_, index) =>
      area(`M${index * 70} ${212 + 58 * Math.sin((index / 21) * Math.PI)}h44l-22 56z`, index % 2 ? primary : secondary),
    ),
    rect(0, 436, width, 40, '#e6ecec'),
    ...gradient('water', 474, 526, [
      [0, tone(water, 0.12)],
      [0.5, water],
      [1, tone(water, -0.14)],
    ]),
    line(light, '#d9f4fb', 4, 0.55),
    ...ropes,
    ...vignette(ink, 0.45),
  ];
}
