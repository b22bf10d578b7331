import { height, type Paint, width } from './brush.ts';
import { type Child, el, group } from './svg.ts';

/** A stadium at dusk with floodlights and a full crowd in the team's colors. */
export function stadium({ primary, secondary, accent, random }: Paint): Child[] {
  const sky = ['#0d1b33', '#1a2d4f', '#354a72', '#7b6a86', '#d99a6c', '#f3c07d'];
  const bands = sky.map((fill, index) => el('rect', { x: 0, y: index * 85, width, height: 100, fill }));
  const seats = Array.from({ length: 9 }, (_, row) =>
    el('path', {
      d: `M-20 ${450 + row * 30}Q800 ${520 + row * 36} 1620 ${450 + row * 30}V${490 + row * 30}Q800 ${560 + row * 36} -20 ${490 + row * 30}Z`,
      fill: row % 2 ? primary : accent,
      opacity: 0.95,
    }),
  );
  const crowd = Array.from({ length: 260 }, () =>
    el('circle', {
      cx: random.int(0, width),
      cy: random.int(490, 740),
      r: random.int(3, 6),
      fill: random.pick([secondary, '#f6efe2', '#e4d2b8', primary]),
    }),
  );
  const tower = (x: number) =>
    group('g', {}, [
      el('path', { d: `M${x} 560V170`, stroke: '#10192b', 'stroke-width': 16 }),
      el('rect', { x: x - 85, y: 100, width: 170, height: 80, rx: 8, fill: '#10192b' }),
      ...Array.from({ length: 10 }, (_, index) =>
        el('circle', { cx: x - 64 + (index % 5) * 32, cy: 122 + Math.floor(index / 5) * 36, r: 12, fill: '#fff6d8' }),
      ),
      el('path', { d: `M${x - 80} 180 ${x - 360} 780H${x + 360}L${x + 80} 180Z`, fill: '#fff6d8', opacity: 0.08 }),
    ]);
  return [
    ...bands,
    // the wall below the first row
    el('rect', { x: 0, y: 600, width, height: 300, fill: primary }),
    ...seats,
    ...crowd,
    el('path', { d: `M0 ${height}V790Q800 850 1600 790V${height}Z`, fill: '#3f8f4f' }),
    el('path', { d: 'M0 792Q800 852 1600 792', stroke: '#ffffff', 'stroke-width': 8, fill: 'none' }),
    tower(240),
    tower(1360),
  ];
}

/** A jersey on a rail, with a number. */
export function jersey({ primary, secondary, accent, random }: Paint): Child[] {
  const number = String(random.int(1, 55));
  const stripes = Array.from({ length: 12 }, (_, index) =>
    el('rect', { x: index * 140, y: 0, width: 70, height, fill: accent, opacity: 0.16 }),
  );
  const shirt = 'M560 130 700 90Q800 170 900 90L1040 130 1230 330 1110 440 1050 390V850H550V390L490 440 370 330Z';
  return [
    el('rect', { x: 0, y: 0, width, height, fill: '#ece6da' }),
    ...stripes,
    el('path', { d: 'M0 90H1600', stroke: '#8a7d6b', 'stroke-width': 14 }),
    el('path', { d: shirt, fill: '#000', opacity: 0.14, transform: 'translate(18 22)' }),
    el('path', { d: shirt, fill: primary }),
    el('path', { d: 'M700 90Q800 170 900 90', fill: 'none', stroke: secondary, 'stroke-width': 22 }),
    el('path', { d: 'M370 330 490 440M1230 330 1110 440M550 800H1050', stroke: secondary, 'stroke-width': 22 }),
    el(
      'text',
      {
        x: 800,
        y: 640,
        'text-anchor': 'middle',
        'font-family': 'Impact, Haettenschweiler, "Arial Narrow", sans-serif',
        'font-weight': 700,
        'font-size': 330,
        fill: secondary,
        stroke: '#fff',
        'stroke-width': 8,
        'paint-order': 'stroke',
      },
      number,
    ),
  ];
}

/** The landscape of the college: a lake with a pier and a lighthouse, or ridges with pines. */
export function landscape({ primary, secondary, accent, random }: Paint, mountains: boolean): Child[] {
  const sky = [
    el('rect', { x: 0, y: 0, width, height, fill: '#f5e3c4' }),
    el('circle', { cx: random.int(350, 1250), cy: 320, r: 120, fill: secondary, opacity: 0.85 }),
  ];
  const ridge = (top: number, fill: string) => {
    const points = Array.from(
      { length: 9 },
      (_, index) => `${index * 200} ${top + random.int(-90, 90) * (index % 2 ? 1 : -1)}`,
    ).join('L');
    return el('path', { d: `M0 ${height}L${points}L1600 ${height}Z`, fill });
  };
  if (mountains) {
    const pines = Array.from({ length: 26 }, (_, index) =>
      el('path', { d: `M${index * 64 + 10} ${random.int(620, 700)}l-40 280h80z`, fill: primary }),
    );
    return [
      ...sky,
      ridge(430, accent),
      ridge(560, '#5f7f6d'),
      el('rect', { x: 0, y: 800, width, height: 100, fill: primary }),
      ...pines,
    ];
  }
  const waves = Array.from({ length: 9 }, (_, index) =>
    el('path', {
      d: `M-40 ${560 + index * 42}q60-22 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0`,
      fill: 'none',
      stroke: '#dff1f7',
      'stroke-width': 6,
      opacity: 0.7,
    }),
  );
  return [
    ...sky,
    ridge(470, '#8fb1bd'),
    el('rect', { x: 0, y: 540, width, height: 360, fill: accent }),
    ...waves,
    el('path', { d: 'M1080 560 1110 180h90l30 380z', fill: '#f7f3ea' }),
    el('path', { d: 'M1092 400h126l8 80h-142zM1104 240h102l6 70h-114z', fill: primary }),
    el('rect', { x: 1106, y: 130, width: 98, height: 54, fill: secondary }),
    el('path', { d: 'M1090 132h130l-65-60z', fill: primary }),
    el('path', { d: 'M1000 560h600v50H1000z', fill: '#6d5a48' }),
  ];
}
