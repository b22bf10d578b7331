import { tone } from '../color.ts';
import type { Point } from '../figure/geometry.ts';
import { type Child, el, group } from '../svg.ts';
import { eyes, mouth, nose } from './features.ts';
import type { Person } from './person.ts';
import { fill, stroke } from './strokes.ts';

/** The outline of the head around its center. */
function headOutline({ temple, jaw, chin, turn }: Person): Point[] {
  const s = turn * 9;
  return [
    [-temple * 0.99, -30],
    [-temple * 0.95, 40],
    [-jaw - 6 + s * 0.5, 104],
    [-jaw * 0.46 + s, chin - 4],
    [s, chin + 4],
    [jaw * 0.46 + s, chin - 4],
    [jaw + 6 + s * 0.5, 104],
    [temple * 0.95, 40],
    [temple * 0.99, -30],
    [temple * 0.86, -116],
    [temple * 0.45, -160],
    [0, -170],
    [-temple * 0.45, -160],
    [-temple * 0.86, -116],
  ];
}

/** Head and face around 0/0, the eyes at its height. */
export function face(person: Person): Child[] {
  const { skin, shade, temple, turn } = person;
  const s = turn * 20;
  return [
    ...ears(person),
    fill(skin, headOutline(person)),
    ...sideShade(person),
    ...cheeks(person, s),
    ...beard(person, s),
    ...nose(person, s),
    ...eyes(person, s),
    ...mouth(person, s),
    ...(person.freckles ? freckles(person, s) : []),
    ...(person.isOlder
      ? [
          stroke(shade, 3, [
            [s - 40, -78],
            [s, -82],
            [s + 40, -78],
          ]),
          stroke(shade, 4, [
            [s - 62, 40],
            [s - 54, 66],
            [s - 56, 84],
          ]),
          stroke(shade, 4, [
            [s + 62, 40],
            [s + 54, 66],
            [s + 56, 84],
          ]),
        ]
      : []),
    ...(person.glasses ? glasses(s, temple) : []),
  ];
}

function ears({ temple, turn, skin, shade, deep }: Person): Child[] {
  const ear = (side: 1 | -1) => {
    const seen = 1 - Math.max(0, turn * side) * 0.75;
    const x = side * temple * 0.96;
    const out = side * 22 * seen;
    return [
      fill(side > 0 ? shade : skin, [
        [x, -24],
        [x + out, -34],
        [x + out * 1.2, -2],
        [x + out * 0.8, 34],
        [x, 44],
      ]),
      stroke(
        deep,
        4,
        [
          [x + out * 0.3, -14],
          [x + out * 0.8, -10],
          [x + out * 0.5, 18],
        ],
        0.55,
      ),
    ];
  };
  return [...ear(-1), ...ear(1)];
}

/** The side of the face that is away from the light, and the shade below the hair. */
function sideShade(person: Person): Child[] {
  const { temple, jaw, chin, shade, turn } = person;
  const s = turn * 9;
  return [
    fill(shade, [
      [temple * 0.99, -30],
      [temple * 0.95, 40],
      [jaw + 6 + s * 0.5, 104],
      [jaw * 0.46 + s, chin - 4],
      [s + 4, chin + 4],
      [jaw * 0.5 + s, 120],
      [jaw * 0.74 + s, 70],
      [temple * 0.7 + s * 0.6, 16],
      [temple * 0.76 + s * 0.6, -40],
      [temple * 0.8, -110],
    ]),
    fill(
      shade,
      [
        [-temple * 0.95, -60],
        [-temple * 0.6, -112],
        [0, -124],
        [temple * 0.6, -112],
        [temple * 0.9, -60],
        [temple * 0.4, -96],
        [-temple * 0.4, -98],
      ],
      0.6,
    ),
  ];
}

function cheeks({ skin }: Person, s: number): Child[] {
  const blush = tone(skin, -0.03, 1.5);
  return [
    el('ellipse', { cx: -62 + s, cy: 56, rx: 26, ry: 17, fill: blush, opacity: 0.5 }),
    el('ellipse', { cx: 62 + s, cy: 56, rx: 22, ry: 16, fill: blush, opacity: 0.4 }),
  ];
}

function beard({ beard: kind, jaw, temple, chin, hair, nose: { long }, turn }: Person, s: number): Child[] {
  if (kind === 'none') return [];
  const k = turn * 9;
  const y = long + 38;
  const full: Point[] = [
    [-temple * 0.98, 10],
    [-temple * 0.95, 48],
    [-jaw - 8 + k * 0.5, 108],
    [-jaw * 0.48 + k, chin + 4],
    [k, chin + 14],
    [jaw * 0.48 + k, chin + 4],
    [jaw + 8 + k * 0.5, 108],
    [temple * 0.95, 48],
    [temple * 0.98, 10],
    [temple * 0.78, 56],
    [s + 58, y - 14],
    [s, y - 26],
    [s - 58, y - 14],
    [-temple * 0.78, 56],
  ];
  const around: Point[] = [
    [s - 54, y - 16],
    [s, y - 26],
    [s + 54, y - 16],
    [s + 56, y + 30],
    [s + 34, chin + 6],
    [s, chin + 12],
    [s - 34, chin + 6],
    [s - 56, y + 30],
  ];
  const upper: Point[] = [
    [s - 50, y - 2],
    [s - 36, y - 20],
    [s, y - 26],
    [s + 36, y - 20],
    [s + 50, y - 2],
    [s, y - 10],
  ];
  if (kind === 'stubble') return [fill(hair, full, 0.2)];
  if (kind === 'mustache') return [fill(hair, upper, 0.95)];
  return [fill(hair, kind === 'full' ? full : around, 0.92)];
}

function freckles({ deep }: Person, s: number): Child[] {
  const spots = [
    [-74, 46],
    [-60, 40],
    [-48, 50],
    [-66, 58],
    [-34, 44],
    [74, 46],
    [60, 40],
    [48, 52],
    [66, 58],
    [36, 44],
  ] as const;
  return [
    group(
      'g',
      { fill: deep, opacity: 0.5 },
      spots.map(([x, y]) => el('circle', { cx: x + s, cy: y, r: 2.6 })),
    ),
  ];
}

function glasses(s: number, temple: number): Child[] {
  const rim = { fill: '#ffffff', 'fill-opacity': 0.12, stroke: '#1e2127', 'stroke-width': 7 };
  return [
    el('rect', { x: s - 92, y: -30, width: 78, height: 60, rx: 24, ...rim }),
    el('rect', { x: s + 14, y: -30, width: 78, height: 60, rx: 24, ...rim }),
    stroke('#1e2127', 7, [
      [s - 14, -8],
      [s, -13],
      [s + 14, -8],
    ]),
    stroke('#1e2127', 6, [
      [s - 92, -10],
      [-temple, -14],
    ]),
    stroke('#1e2127', 6, [
      [s + 92, -10],
      [temple, -14],
    ]),
  ];
}
