import { mix, tone } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Child } from '../svg.ts';
import { crowd } from './crowd.ts';
import { area, disc, glow, gradient, grain, height, line, rect, vignette, width } from './parts.ts';

/** A running track whose lanes meet at the horizon. */
export function track(palette: Palette, vanish = 980): Child[] {
  const { ink, mid, deep, secondary, primary, random, glow: shine } = palette;
  const clay = '#b4533a';
  const lanes = Array.from(
    { length: 11 },
    (_, index) => `M${vanish + (index - 5) * 16} 600L${vanish + (index - 6) * 520} 1000`,
  ).join('');
  return [
    ...gradient('sky', 0, 620, [
      [0, mix(primary, mid, 0.4)],
      [0.6, mix(mid, secondary, 0.45)],
      [1, mix(secondary, '#fff1cf', 0.5)],
    ]),
    disc(vanish - 260, 470, 110, '#fff4d2'),
    ...glow('sun', vanish - 260, 470, 420, shine, 0.7),
    ...crowd(palette, { top: 440, bottom: 570, ground: deep, light: 0.5 }),
    rect(0, 580, width, 30, primary),
    ...gradient('lanes', 606, 394, [
      [0, tone(clay, 0.06)],
      [1, tone(clay, -0.08)],
    ]),
    area(`M${vanish + 90} 606H1500V760Z`, '#4d8a55'),
    line(lanes, '#f9efe2', 6, 0.85),
    grain(random, '#3d150b', 0.18),
    ...vignette(ink, 0.55),
  ];
}

/** A ballpark in the evening: wall, foul pole, infield dirt. */
export function ballpark(palette: Palette): Child[] {
  const { ink, deep, mid, haze, secondary, primary, random, glow: shine, paper } = palette;
  const dirt = mix('#b9794a', secondary, 0.12);
  return [
    ...gradient('sky', 0, 560, [
      [0, mix(deep, mid, 0.4)],
      [0.55, mix(haze, '#e79b6a', 0.45)],
      [1, mix('#f7d49a', secondary, 0.25)],
    ]),
    ...[230, 1270].flatMap((x, index) => [
      area(`M${x - 6} 120h12l6 400h-24z`, ink),
      rect(x - 80, 70, 160, 74, ink, { rx: 5 }),
      ...Array.from({ length: 10 }, (_, lamp) =>
        disc(x - 60 + (lamp % 5) * 30, 90 + Math.floor(lamp / 5) * 34, 11, '#fffaf0'),
      ),
      ...glow(`lamp${index}`, x, 108, 300, shine, 0.7),
    ]),
    ...crowd(palette, { top: 360, bottom: 500, ground: deep, light: 0.58, sag: 8 }),
    rect(0, 506, width, 100, primary),
    line('M0 508H1500', secondary, 8),
    ...[160, 620, 1090].map((x, index) =>
      rect(x, 528, 260, 56, [paper, secondary, tone(primary, 0.14)][index] ?? paper, { rx: 4, opacity: 0.9 }),
    ),
    ...gradient('grass', 604, 396, [
      [0, '#4f8f57'],
      [1, '#3b7a48'],
    ]),
    area('M0 640H1500V668H0ZM0 716H1500V754H0Z', '#67a866', 0.55),
    area('M-40 1000V860Q750 720 1540 860V1000Z', dirt),
    area('M-40 1000V896Q750 770 1540 896V1000Z', tone(dirt, -0.04)),
    line('M750 770 120 1000', '#fbf4e4', 9, 0.9),
    grain(random, '#4a2610', 0.2, 420),
    ...vignette(ink, 0.5),
  ];
}

/** A hard court with a net, in the sun. */
export function court(palette: Palette): Child[] {
  const { ink, primary, accent, secondary, paper, random, haze } = palette;
  const ground = mix(accent, '#3f7fa8', 0.3);
  return [
    ...gradient('sky', 0, 430, [
      [0, mix(haze, paper, 0.5)],
      [1, paper],
    ]),
    disc(random.int(200, 1300), 190, 120, tone(secondary, 0.05), 0.9),
    ...Array.from({ length: 20 }, (_, index) =>
      area(
        `M${index * 84 - 30} 430q${random.int(20, 50)} ${-random.int(120, 230)} ${random.int(60, 90)} 0z`,
        index % 3 ? '#3f6f57' : '#2f5b48',
      ),
    ),
    rect(0, 372, width, 130, mix(primary, '#12402f', 0.25)),
    line(Array.from({ length: 14 }, (_, index) => `M${index * 112} 372V502`).join(''), tone(primary, 0.12), 4, 0.6),
    rect(0, 496, width, height - 496, tone(ground, -0.1)),
    area('M250 560H1250L2000 1000H-500Z', ground),
    line('M250 560H1250L2000 1000M250 560-500 1000M750 560V1000M60 680H1440', '#ffffff', 8),
    grain(random, '#ffffff', 0.12),
    ...vignette(ink, 0.45),
  ];
}

/** The lake in the morning. */
export function lake(palette: Palette): Child[] {
  const { ink, mid, haze, secondary, accent, primary, random, paper } = palette;
  const sun = random.int(420, 1080);
  const ripples = Array.from({ length: 70 }, () => {
    const depth = random.next();
    const [x, y, long] = [random.int(-80, 1500), Math.round(532 + depth * 450), Math.round(30 + depth * 150)];
    return `M${x} ${y}q${Math.round(long / 2)} ${Math.round(-4 - depth * 10)} ${long} 0`;
  }).join('');
  const reflections = Array.from(
    { length: 22 },
    (_, index) => `M${sun - 120 + random.int(-30, 30)} ${536 + index * 20}h${240 - index * 4 + random.int(-60, 40)}`,
  ).join('');
  return [
    ...gradient('sky', 0, 540, [
      [0, mix(mid, haze, 0.4)],
      [0.6, mix(haze, '#f6c58d', 0.5)],
      [1, mix('#ffe6b5', secondary, 0.2)],
    ]),
    disc(sun, 450, 120, mix('#fff3d0', secondary, 0.2)),
    ...glow('sun', sun, 450, 430, '#fff0c4', 0.6),
    area('M0 500Q160 440 330 486T720 480T1100 470T1500 440V540H0Z', mix(primary, haze, 0.55)),
    area('M0 520Q260 480 520 516T1500 500V545H0Z', mix(primary, haze, 0.25)),
    ...gradient('lake', 530, 470, [
      [0, mix(accent, paper, 0.4)],
      [0.4, accent],
      [1, mix(accent, ink, 0.6)],
    ]),
    line(reflections, '#fff1cc', 7, 0.55),
    line(ripples, paper, 4, 0.4),
    ...vignette(ink, 0.45),
  ];
}

/** Rolling ground with a path, for cross country and golf. */
export function hills(palette: Palette): Child[] {
  const { ink, haze, mist, secondary, primary, random, accent } = palette;
  const sky = mix(mist, '#fdf1d8', 0.5);
  const sun = random.int(220, 1280);
  const autumn = ['#c9772f', '#b4532e', '#d8a13b', '#6f8f4a', '#4f7a4a'];
  const trees = Array.from({ length: 34 }, (_, index) => {
    const [x, r] = [index * 46 + random.int(-20, 20), random.int(30, 64)];
    const y = 560 + Math.sin(index / 4) * 18;
    return [area(`M${x - 4} ${y}h8v30h-8z`, '#4a3324'), disc(x, y - r * 0.7, r, random.pick(autumn))];
  }).flat();
  return [
    ...gradient('sky', 0, 600, [
      [0, mix(haze, accent, 0.2)],
      [1, sky],
    ]),
    disc(sun, 230, 130, tone(secondary, 0.05), 0.95),
    area('M0 470Q240 380 500 450T1000 420T1500 400V640H0Z', mix(primary, haze, 0.6)),
    area('M0 540Q320 470 640 520T1500 490V660H0Z', mix(primary, '#5c8a67', 0.6)),
    ...trees,
    area('M0 600Q420 540 820 590T1500 570V1000H0Z', '#7aa657'),
    area('M0 720Q520 620 1500 700V1000H0Z', '#679650'),
    area('M620 600Q900 650 560 760T240 1000H900Q1010 820 820 720T690 600Z', mix('#d9bd8b', secondary, 0.1)),
    grain(random, '#1f3a16', 0.18),
    ...vignette(ink, 0.4),
  ];
}

/** A slope in the mountains. */
export function slope(palette: Palette): Child[] {
  const { haze, accent, primary, secondary, random } = palette;
  const pines = Array.from({ length: 22 }, () => {
    const [x, tall] = [random.int(0, 1500), random.int(70, 150)];
    const y = 640 - x * 0.12 + random.int(-10, 30);
    return area(
      `M${x} ${y - tall}l${tall * 0.3} ${tall}h${-tall * 0.6}z`,
      random.chance(0.5) ? primary : tone(primary, 0.08),
    );
  });
  return [
    ...gradient('sky', 0, 700, [
      [0, mix(accent, '#4f9cc4', 0.7)],
      [1, '#dceef5'],
    ]),
    disc(1180, 190, 90, tone(secondary, 0.1)),
    area('M0 520 260 230 420 400 620 180 880 470 1100 300 1500 520V760H0Z', mix(haze, '#7f9fb8', 0.5)),
    area(
      'M260 230 330 306 270 330 210 300ZM620 180 712 290 640 330 560 270ZM1100 300 1180 342 1110 370 1050 350Z',
      '#ffffff',
    ),
    ...pines,
    area('M0 700 1500 470V1000H0Z', '#f4f9fc'),
    area('M0 860Q600 700 1500 640V1000H0Z', '#e2eef6'),
    grain(random, '#6c93ad', 0.2),
  ];
}
