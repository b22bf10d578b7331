import { drawLetters } from '../../../src/images/block-letters.ts';
import { area, glow, gradient, grain, height, line, rect, vignette, width } from '../backdrops/parts.ts';
import { mix, tone } from '../color.ts';
import { type Child, group } from '../svg.ts';
import type { Stage } from './stage.ts';

/** Shirts on a rail, their numbers outward. */
export function rail({ palette }: Stage): Child[] {
  const { primary, secondary, paper, random } = palette;
  const shirt = (x: number, color: string, ink: string) => {
    const number = drawLetters(String(random.int(2, 49)), ink);
    const scale = 150 / (number?.height ?? 1);
    const left = x + 190 - ((number?.width ?? 0) * scale) / 2;
    return [
      area(
        `M${x + 110} 210Q${x + 190} 270 ${x + 270} 210L${x + 350} 240 ${x + 410} 400 ${x + 330} 440 ${x + 312} 400V800H${x + 68}V400L${x + 50} 440 ${x - 30} 400 ${x + 30} 240Z`,
        color,
      ),
      area(
        `M${x + 312} 400V800H${x + 250}V230L${x + 270} 210 ${x + 350} 240 ${x + 410} 400 ${x + 330} 440Z`,
        tone(color, -0.07),
      ),
      line(`M${x + 110} 210Q${x + 190} 270 ${x + 270} 210`, ink, 16),
      line(`M${x - 18} 392L${x + 48} 426M${x + 398} 392L${x + 332} 426M${x + 68} 776H${x + 312}`, ink, 15),
      group('g', { transform: `translate(${Math.round(left)} 440) scale(${scale.toFixed(2)})` }, [number?.paths ?? '']),
      line(`M${x + 190} 150q26-40 0-46t-20 40M${x + 60} 226L${x + 190} 158 ${x + 320} 226`, '#9aa3ad', 8),
    ];
  };
  return [
    ...gradient('wall', 0, height, [
      [0, palette.deep],
      [1, palette.ink],
    ]),
    ...[0, 1, 2, 3].map((index) =>
      rect(index * 400 - 60, 60, 340, 820, mix(palette.deep, palette.mid, 0.28), { rx: 6 }),
    ),
    ...glow('lamp', 750, 60, 760, palette.glow, 0.42),
    line('M-20 130H1520', '#b9864f', 22),
    ...shirt(60, paper, primary),
    ...shirt(1060, paper, primary),
    ...shirt(560, primary, secondary),
    area('M-20 880H1520V1010H-20Z', '#8a5f38'),
    area('M-20 880H1520V900H-20Z', '#b9864f'),
    ...vignette(palette.ink, 0.6),
  ];
}

/** A play on a board: circles, crosses and arrows. */
export function board({ palette }: Stage): Child[] {
  const { primary, secondary, accent, random } = palette;
  const green = mix('#20473c', primary, 0.35);
  const chalk = '#f3efe2';
  const spots = [
    [360, 660],
    [540, 620],
    [720, 650],
    [900, 620],
    [1080, 660],
  ] as const;
  const defense = [
    [420, 420],
    [610, 380],
    [800, 400],
    [1000, 370],
  ] as const;
  return [
    rect(0, 0, width, height, '#b98b57'),
    line(
      Array.from(
        { length: 12 },
        (_, index) => `M0 ${index * 90 + random.int(0, 20)}q400 ${random.int(-16, 16)} 760 0t760 0`,
      ).join(''),
      '#a87a48',
      5,
      0.6,
    ),
    rect(90, 80, 1320, 800, '#6d4a28', { rx: 14 }),
    rect(120, 110, 1260, 740, green, { rx: 6 }),
    area('M140 130Q600 220 1360 150V300Q700 260 140 380Z', '#ffffff', 0.05),
    line('M180 520H1320M750 520m-120 0a120 120 0 1 0 240 0', chalk, 4, 0.5),
    ...spots.map(([x, y]) => line(`M${x - 34} ${y}a34 34 0 1 0 68 0a34 34 0 1 0-68 0`, chalk, 10)),
    ...defense.map(([x, y]) => line(`M${x - 26} ${y - 26}l52 52M${x + 26} ${y - 26}l-52 52`, secondary, 11)),
    line('M360 610Q330 400 520 260M510 310 520 260 470 276', chalk, 9),
    line('M1080 610Q1140 420 960 250M1012 258 960 250 972 304', chalk, 9),
    line('M720 600Q760 470 690 330', accent, 9),
    line('M900 575l0-60 50-50', chalk, 9),
    rect(200, 868, 120, 22, chalk, { rx: 10 }),
    rect(350, 868, 80, 22, secondary, { rx: 10 }),
    area('M1130 856h180v44h-180z', '#3a3f47'),
    grain(random, '#ffffff', 0.1, 400),
    ...vignette('#1c1208', 0.5),
  ];
}

/** A cup in falling confetti. */
export function trophy({ palette }: Stage): Child[] {
  const { secondary, random, primary, accent, paper } = palette;
  const gold = mix('#e8b738', secondary, 0.4);
  const [shade, light] = [tone(gold, -0.14), tone(gold, 0.12)];
  const confetti = [secondary, accent, paper, tone(primary, 0.3)].map((color) =>
    line(
      Array.from(
        { length: 26 },
        () => `M${random.int(0, 1500)} ${random.int(0, 760)}l${random.int(-14, 14)} ${random.int(8, 22)}`,
      ).join(''),
      color,
      10,
    ),
  );
  return [
    ...gradient('dark', 0, height, [
      [0, palette.ink],
      [1, palette.deep],
    ]),
    ...glow('back', 750, 420, 760, palette.glow, 0.6),
    ...confetti,
    area('M0 850H1500V1000H0Z', mix(primary, '#000000', 0.3)),
    area('M0 850H1500V866H0Z', secondary),
    area('M590 780H910V870H590Z', '#2a1c12'),
    rect(650, 806, 200, 40, gold, { rx: 4 }),
    area('M690 690h120l40 90H650z', shade),
    area('M690 690h54l-10 90h-84z', gold),
    line('M530 260q-130 10-110 130t160 120M970 260q130 10 110 130t-160 120', shade, 30),
    area('M510 180H990Q990 520 800 610V690H700V610Q510 520 510 180Z', gold),
    area('M800 180H990Q990 520 800 610V690H760V600Q860 460 800 180Z', shade),
    area('M560 210H630Q620 440 690 540 570 450 560 210Z', light),
    area('M495 160H1005V200H495Z', tone(gold, 0.05)),
    ...[0, 1, 2].map((index) =>
      area(
        `M${700 + index * 50} 320l14 30 32 4-24 22 6 32-28-16-28 16 6-32-24-22 32-4z`,
        index === 1 ? light : tone(gold, 0.07),
      ),
    ),
    ...vignette(palette.ink, 0.5),
  ];
}
