import { tone } from '../color.ts';
import { type Child, el } from '../svg.ts';
import type { Person } from './person.ts';
import { fill, stroke } from './strokes.ts';

/** Eyes and brows; `s` is how far the turned head moves its features. */
export function eyes({ eye, brow, hair, deep, turn, isWoman }: Person, s: number): Child[] {
  const dark = '#1a1210';
  return [-1, 1].flatMap((side) => {
    const near = 1 - Math.max(0, turn * side) * 0.16;
    const x = side * eye.apart * near + s;
    const [w, h] = [eye.wide * near, eye.tall];
    const browColor = hair > '#9' ? tone(hair, -0.25) : hair;
    return [
      fill('#fbf7f0', [
        [x - w, 3],
        [x - w * 0.4, -h],
        [x + w * 0.4, -h],
        [x + w, 2],
        [x + w * 0.4, h * 0.8],
        [x - w * 0.4, h * 0.8],
      ]),
      el('circle', { cx: x + turn * 3, cy: -1, r: h * 0.92, fill: eye.color }),
      el('circle', { cx: x + turn * 3, cy: -1, r: h * 0.45, fill: '#0d0a09' }),
      el('circle', { cx: x + turn * 3 - 4, cy: -5, r: 3, fill: '#ffffff' }),
      stroke(dark, isWoman ? 7 : 5, [
        [x - w - 2, 2],
        [x - w * 0.4, -h - 1],
        [x + w * 0.4, -h - 1],
        [x + w + (isWoman ? side * 4 : 0), isWoman && side > 0 ? -4 : 2],
      ]),
      stroke(
        deep,
        3,
        [
          [x - w * 0.7, h + 8],
          [x, h + 12],
          [x + w * 0.7, h + 8],
        ],
        0.45,
      ),
      fill(browColor, [
        [x - side * w * 1.05, -h - 18],
        [x, -h - 24 - brow.arch],
        [x + side * w * 1.35, -h - 16],
        [x, -h - 21 - brow.arch + brow.thick],
      ]),
    ];
  });
}

export function nose({ nose: { wide, long }, shade, deep, turn, skin }: Person, s: number): Child[] {
  const tip = s + turn * 8;
  const bridge = s + turn * 3;
  return [
    fill(shade, [
      [bridge + 8, -10],
      [bridge + 15, 10],
      [tip + wide * 0.7, long - 18],
      [tip + wide, long - 4],
      [tip + wide * 0.3, long + 4],
      [tip + 4, long - 6],
      [bridge + 7, 20],
    ]),
    fill(
      tone(skin, 0.035),
      [
        [bridge - 3, 4],
        [tip + 2, long - 24],
        [tip - 2, long - 12],
        [bridge - 7, 20],
      ],
      0.8,
    ),
    stroke(
      deep,
      5,
      [
        [tip - wide, long - 5],
        [tip - wide * 0.5, long + 3],
        [tip, long + 5],
        [tip + wide * 0.5, long + 3],
        [tip + wide, long - 5],
      ],
      0.75,
    ),
  ];
}

export function mouth({ mouth: kind, lip, deep, nose: { long }, shade, turn }: Person, s: number): Child[] {
  const x = s + turn * 5;
  const y = long + 38;
  const lower = stroke(shade, 6, [
    [x - 18, y + 36],
    [x, y + 40],
    [x + 18, y + 36],
  ]);
  const lips = (wide: number, rise: number) => [
    fill(lip, [
      [x - wide, y - rise],
      [x - wide * 0.4, y - 7],
      [x, y - 4],
      [x + wide * 0.4, y - 7],
      [x + wide, y - rise],
      [x + wide * 0.4, y + 13],
      [x - wide * 0.4, y + 13],
    ]),
    stroke(deep, 4.5, [
      [x - wide - 2, y - rise],
      [x - wide * 0.4, y + 1],
      [x + wide * 0.4, y + 1],
      [x + wide + 2, y - rise],
    ]),
  ];
  const open = (wide: number, tall: number) => [
    fill(lip, [
      [x - wide - 4, y - 9],
      [x - wide * 0.4, y - 8],
      [x, y - 5],
      [x + wide * 0.4, y - 8],
      [x + wide + 4, y - 9],
      [x + wide * 0.5, y + tall + 9],
      [x - wide * 0.5, y + tall + 9],
    ]),
    fill('#571d1a', [
      [x - wide, y - 5],
      [x, y - 1],
      [x + wide, y - 5],
      [x + wide * 0.5, y + tall],
      [x - wide * 0.5, y + tall],
    ]),
    fill('#fbf7f0', [
      [x - wide + 4, y - 4],
      [x, y],
      [x + wide - 4, y - 4],
      [x + wide * 0.5, y + tall * 0.6],
      [x - wide * 0.5, y + tall * 0.6],
    ]),
  ];
  const kinds: Record<Person['mouth'], () => Child[]> = {
    smile: () => open(38, 14),
    grin: () => open(46, 20),
    closed: () => lips(36, 8),
    calm: () => lips(31, 0),
    smirk: () => [
      ...lips(33, 4),
      stroke(deep, 4, [
        [x + 36, y - 6],
        [x + 42, y - 13],
      ]),
    ],
  };
  return [...kinds[kind](), lower];
}
