import { mix, tone } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Child } from '../svg.ts';
import { crowd } from './crowd.ts';
import { area, disc, glow, gradient, grain, height, line, rect, vignette, width } from './parts.ts';

/** A point on the ground: depth 0 at the horizon, 1 at the lower edge of the picture. */
const toward = (horizon: number, vanish: number, x: number, depth: number) =>
  `${Math.round(vanish + (x - vanish) * depth)} ${Math.round(horizon + (height - horizon) * depth)}`;

/** Stripes of mown grass that meet at the horizon. */
export function turf(light: string, dark: string, horizon: number, vanish = 750, stripes = 11): Child[] {
  const step = 5200 / stripes;
  return [
    rect(0, horizon, width, height - horizon, dark),
    ...Array.from({ length: Math.ceil(stripes / 2) }, (_, index) => {
      const left = -1850 + index * 2 * step;
      return area(
        `M${toward(horizon, vanish, left, 0.02)}L${toward(horizon, vanish, left + step, 0.02)}L${toward(horizon, vanish, left + step, 1)}L${toward(horizon, vanish, left, 1)}Z`,
        light,
      );
    }),
  ];
}

/** Chalk lines that meet at the horizon. */
const chalk = (horizon: number, vanish: number, xs: readonly number[], color: string) =>
  xs.map((x) =>
    area(
      `M${toward(horizon, vanish, x - 3, 0.04)}L${toward(horizon, vanish, x + 3, 0.04)}L${toward(horizon, vanish, x + 13, 1)}L${toward(horizon, vanish, x - 13, 1)}Z`,
      color,
      0.85,
    ),
  );

/** Floodlights on a mast. */
function mast(id: string, x: number, y: number, size: number, { ink, glow: shine }: Palette): Child[] {
  const lamps = Array.from({ length: 12 }, (_, index) =>
    disc(x + ((index % 4) - 1.5) * 30 * size, y + (Math.floor(index / 4) - 1) * 28 * size, 10 * size, '#fffaf0'),
  );
  return [
    area(`M${x - 6 * size} ${y}h${12 * size}l${5 * size} ${700 * size}h${-22 * size}z`, ink),
    rect(x - 66 * size, y - 46 * size, 132 * size, 92 * size, ink, { rx: 6 }),
    ...lamps,
    ...glow(id, x, y, 330 * size, shine, 0.85),
  ];
}

/** A stadium under lights. */
export function nightField(palette: Palette, vanish = 750): Child[] {
  const { ink, deep, mid, primary, random, glow: shine } = palette;
  const green = mix('#1f6b46', ink, 0.28);
  return [
    ...gradient('sky', 0, 520, [
      [0, ink],
      [0.55, deep],
      [1, mid],
    ]),
    ...mast('mastA', 210, 130, 1, palette),
    ...mast('mastB', 1310, 130, 1, palette),
    ...mast('mastC', 760, 190, 0.6, palette),
    ...crowd(palette, { top: 330, bottom: 540, ground: deep, light: 0.62, sag: 26 }),
    ...gradient('haze', 300, 330, [
      [0, mid, 0],
      [0.8, shine, 0.2],
      [1, shine, 0.04],
    ]),
    area(`M0 590Q750 640 1500 590V660H0Z`, primary),
    line('M0 592Q750 642 1500 592', palette.secondary, 6),
    ...turf(mix(green, '#4fae72', 0.22), green, 630, vanish),
    ...chalk(630, vanish, [-1500, -900, -300, 300, 900, 1500, 2100, 2700], '#eef5ec'),
    ...glow('pool', 750, 720, 900, shine, 0.24),
    grain(random, '#ffffff', 0.14),
    ...vignette(ink, 0.7),
  ];
}

/** A meadow on a bright day, with hills and a low fence. */
export function dayField(palette: Palette, vanish = 750): Child[] {
  const { haze, mist, primary, secondary, random } = palette;
  const green = '#5f9f57';
  const sky = mix(mist, '#cfe6ee', 0.4);
  const sun = random.int(250, 1250);
  return [
    ...gradient('sky', 0, 600, [
      [0, mix(haze, sky, 0.35)],
      [1, mix(sky, '#fbf3df', 0.7)],
    ]),
    disc(sun, 250, 150, tone(secondary, 0.06), 0.9),
    ...clouds(palette),
    area('M0 520Q220 430 460 500T900 480T1500 450V640H0Z', mix(haze, '#6f9a86', 0.5)),
    area('M0 560Q300 490 700 545T1500 520V660H0Z', mix(primary, '#3d7a5a', 0.6)),
    ...treeline(palette, 590),
    rect(0, 586, width, 44, mix(primary, '#ffffff', 0.06)),
    line('M0 588H1500', secondary, 6),
    ...turf(tone(green, 0.06), green, 628, vanish),
    ...chalk(628, vanish, [-700, 2200], '#f6f8ef'),
    line('M0 700H1500', '#f6f8ef', 5, 0.85),
    grain(random, '#17361f', 0.14),
    ...vignette('#1d3a2a', 0.38),
  ];
}

function clouds({ random }: Palette): Child[] {
  return Array.from({ length: 4 }, (_, index) => {
    const [x, y, size] = [random.int(-60, 400) + index * 330, random.int(70, 330), 0.6 + random.next() * 0.8];
    const at = (value: number) => Math.round(value * size);
    return area(
      `M${x} ${y}h${at(330)}a${at(34)} ${at(34)} 0 0 0 ${at(-30)} ${at(-60)}a${at(70)} ${at(70)} 0 0 0 ${at(-120)} ${at(-36)}a${at(58)} ${at(58)} 0 0 0 ${at(-106)} ${at(36)}a${at(32)} ${at(32)} 0 0 0 ${at(-74)} ${at(60)}z`,
      '#ffffff',
      0.72,
    );
  });
}

function treeline({ primary, random }: Palette, ground: number): Child[] {
  const color = mix(primary, '#1f5238', 0.7);
  return Array.from({ length: 30 }, (_, index) => {
    const [x, r] = [index * 52 + random.int(-16, 16), random.int(26, 58)];
    return disc(x, ground - r * 0.6, r, random.chance(0.4) ? tone(color, 0.06) : color);
  });
}

/** Dots that grow toward the lower edge. */
export function halftone(color: string, top: number): Child[] {
  const rows = 9;
  return Array.from({ length: rows }, (_, row) => {
    const y = top + row * 34;
    const xs = Array.from({ length: 46 }, (_, index) => `M${index * 34 + (row % 2) * 17} ${y}h.1`).join('');
    return line(xs, color, 3 + row * 3.1, 0.8);
  });
}
