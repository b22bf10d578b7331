import { figures, grass, line, type Paint, rect, turned } from './brush.ts';
import { type Child, el } from './svg.ts';

function football(paint: Paint): Child[] {
  const yard = 100;
  const marks = Array.from({ length: 15 }, (_, index) =>
    line(`M${index * yard + 100} 60V840`, '#ffffff', index % 2 ? 3 : 6),
  );
  const numbers = Array.from({ length: 6 }, (_, index) =>
    el(
      'text',
      {
        x: 300 + index * 200,
        y: 190,
        'text-anchor': 'middle',
        'font-family': 'Georgia, serif',
        'font-weight': 700,
        'font-size': 76,
        fill: '#fff',
        opacity: 0.9,
      },
      String([10, 20, 30, 40, 50, 40][index]),
    ),
  );
  const end = rect(-60, 60, 160, 780, { fill: paint.primary });
  return [
    turned(
      [
        ...grass('#3f8f4f', '#388346'),
        end,
        ...marks,
        ...numbers,
        ...figures(paint, 16, { x: 500, y: 250, w: 500, h: 420 }),
      ],
      paint.random.int(-12, 12),
      1.18,
    ),
  ];
}

function court(paint: Paint): Child[] {
  const boards = Array.from({ length: 20 }, (_, index) =>
    rect(-300, -200 + index * 65, 2300, 65, { fill: index % 2 ? '#d9a566' : '#d39d5c' }),
  );
  const arc = (x: number, side: number) =>
    line(`M${x} 160H${x + side * 110}A300 300 0 0 ${side > 0 ? 1 : 0} ${x + side * 110} 740H${x}`, '#fff');
  const key = (x: number) => rect(x, 350, 250, 200, { fill: paint.primary, stroke: '#fff', 'stroke-width': 6 });
  const rest = [
    rect(100, 100, 1400, 700, { fill: 'none', stroke: '#fff', 'stroke-width': 7 }),
    line('M800 100V800', '#fff'),
    el('circle', { cx: 800, cy: 450, r: 120, fill: paint.primary, stroke: paint.secondary, 'stroke-width': 10 }),
  ];
  return [
    turned(
      [
        ...boards,
        key(100),
        key(1250),
        arc(100, 1),
        arc(1500, -1),
        ...rest,
        ...figures(paint, 10, { x: 250, y: 200, w: 1000, h: 480 }),
      ],
      paint.random.int(-16, 16),
      1.12,
    ),
  ];
}

function diamond(paint: Paint): Child[] {
  const base = (x: number, y: number) =>
    el('rect', { x: x - 14, y: y - 14, width: 28, height: 28, fill: '#fff', transform: `rotate(45 ${x} ${y})` });
  return [
    ...grass('#4a9a55', '#43904e'),
    el('path', { d: 'M800 880 340 420A650 650 0 0 1 1260 420Z', fill: '#c58e5b' }),
    el('path', { d: 'M800 780 520 500 800 220 1080 500Z', fill: '#4a9a55' }),
    el('circle', { cx: 800, cy: 800, r: 84, fill: '#c58e5b' }),
    el('circle', { cx: 800, cy: 510, r: 46, fill: '#c58e5b' }),
    line('M800 800 -40 -40M800 800 1640 -40', '#fff', 7),
    line('M40 150A1100 1100 0 0 1 1560 150', paint.primary, 46),
    line('M40 120A1100 1100 0 0 1 1560 120', paint.secondary, 12),
    ...[
      [520, 500],
      [800, 220],
      [1080, 500],
    ].map(([x = 0, y = 0]) => base(x, y)),
    ...figures(paint, 9, { x: 380, y: 180, w: 840, h: 480 }),
  ];
}

function rink(paint: Paint): Child[] {
  const spot = (x: number, y: number) => [
    el('circle', { cx: x, cy: y, r: 92, fill: 'none', stroke: '#c8323c', 'stroke-width': 6 }),
    el('circle', { cx: x, cy: y, r: 10, fill: '#c8323c' }),
  ];
  const ice = [
    rect(0, 0, 1600, 900, { fill: paint.primary }),
    el('rect', {
      x: 90,
      y: 80,
      width: 1420,
      height: 740,
      rx: 230,
      fill: '#eef6fa',
      stroke: paint.secondary,
      'stroke-width': 14,
    }),
    line('M800 84V816', '#c8323c', 12),
    line('M590 84V816M1010 84V816', '#2c5aa0', 12),
    el('circle', { cx: 800, cy: 450, r: 96, fill: 'none', stroke: '#2c5aa0', 'stroke-width': 6 }),
    ...[
      [340, 270],
      [340, 630],
      [1260, 270],
      [1260, 630],
    ].flatMap(([x = 0, y = 0]) => spot(x, y)),
    ...Array.from({ length: 14 }, () =>
      line(
        `M${paint.random.int(150, 1400)} ${paint.random.int(130, 760)}q${paint.random.int(-120, 120)} ${paint.random.int(-60, 60)} ${paint.random.int(-90, 200)} ${paint.random.int(-80, 80)}`,
        '#d5e6ee',
        4,
      ),
    ),
  ];
  return [
    rect(0, 0, 1600, 900, { fill: paint.primary }),
    turned([...ice, ...figures(paint, 11, { x: 250, y: 180, w: 1050, h: 520 })], paint.random.int(-9, 9), 1.06),
  ];
}

function pitch(paint: Paint): Child[] {
  const box = (x: number, w: number, y: number, h: number) =>
    rect(x, y, w, h, { fill: 'none', stroke: '#fff', 'stroke-width': 6 });
  const marks = [
    box(110, 1380, 90, 720),
    box(110, 210, 240, 420),
    box(1280, 210, 240, 420),
    box(110, 80, 350, 200),
    box(1410, 80, 350, 200),
    line('M800 90V810', '#fff'),
    el('circle', { cx: 800, cy: 450, r: 130, fill: 'none', stroke: '#fff', 'stroke-width': 6 }),
  ];
  return [
    turned(
      [...grass('#5aa457', '#529a50'), ...marks, ...figures(paint, 18, { x: 200, y: 140, w: 1200, h: 620 })],
      paint.random.int(-14, 14),
      1.14,
    ),
  ];
}

function volleyball(paint: Paint): Child[] {
  const floor = [
    rect(-300, -200, 2300, 1400, { fill: paint.accent }),
    rect(250, 150, 1100, 600, { fill: '#e0ad72', stroke: '#fff', 'stroke-width': 8 }),
    line('M620 150V750M980 150V750', '#fff', 6),
  ];
  const net = [
    line('M800 110V790', '#22303c', 10),
    ...Array.from({ length: 17 }, (_, index) => line(`M788 ${130 + index * 40}H812`, '#f4f4f0', 4)),
  ];
  const ball = [
    el('circle', { cx: 905, cy: 330, r: 30, fill: '#fff' }),
    line('M880 318q26 14 50 0M890 352q18-22 34 4', paint.primary, 5),
  ];
  return [
    turned(
      [...floor, ...figures(paint, 12, { x: 300, y: 190, w: 1000, h: 500 }), ...net, ...ball],
      paint.random.int(-18, 18),
      1.16,
    ),
  ];
}

function tennis(paint: Paint): Child[] {
  const net = line('M800 150V750', '#22303c', 9);
  const floor = [
    rect(-300, -200, 2300, 1400, { fill: '#4f8f6b' }),
    rect(220, 190, 1160, 520, { fill: paint.primary, stroke: '#fff', 'stroke-width': 8 }),
    line('M220 255H1380M220 645H1380', '#fff', 6),
    line('M490 255V645M1110 255V645M490 450H1110M220 450H240M1360 450H1380', '#fff', 6),
  ];
  const ball = el('circle', { cx: 930, cy: 350, r: 15, fill: '#dcee4a' });
  return [
    turned(
      [...floor, net, ...figures(paint, 4, { x: 240, y: 230, w: 1100, h: 420 }), ball],
      paint.random.int(-14, 14),
      1.16,
    ),
  ];
}

function lanes(paint: Paint): Child[] {
  const color = ['#b5523b', '#a94a35'];
  const rings = Array.from({ length: 8 }, (_, index) =>
    el('ellipse', {
      cx: 800,
      cy: 900,
      rx: 1320 - index * 90,
      ry: 760 - index * 62,
      fill: color[index % 2] ?? '',
      stroke: '#fff',
      'stroke-width': 4,
    }),
  );
  return [
    rect(0, 0, 1600, 900, { fill: paint.primary }),
    ...rings,
    el('ellipse', { cx: 800, cy: 900, rx: 600, ry: 264, fill: '#4f9b54' }),
    ...figures(paint, 6, { x: 300, y: 210, w: 1000, h: 220 }),
  ];
}

function pool(paint: Paint): Child[] {
  const water = Array.from({ length: 8 }, (_, index) =>
    rect(0, 50 + index * 100, 1600, 100, { fill: index % 2 ? '#2f9ac4' : '#37a5cf' }),
  );
  const ropes = Array.from({ length: 9 }, (_, index) =>
    el('path', {
      d: `M0 ${50 + index * 100}H1600`,
      stroke: index % 2 ? paint.secondary : paint.primary,
      'stroke-width': 9,
      'stroke-dasharray': '26 12',
    }),
  );
  const ripples = Array.from({ length: 46 }, () =>
    line(`M${paint.random.int(0, 1560)} ${paint.random.int(60, 840)}q20-12 40 0t40 0`, '#9bdcf0', 4),
  );
  return [
    rect(0, 0, 1600, 900, { fill: '#dfe7ea' }),
    ...water,
    ...ripples,
    ...ropes,
    ...figures(paint, 7, { x: 260, y: 90, w: 1000, h: 700 }),
  ];
}

/** The playing surface of each sport, seen from above. */
export const surfaces = { football, court, diamond, rink, pitch, volleyball, tennis, lanes, pool } satisfies Record<
  string,
  (paint: Paint) => Child[]
>;
export type Surface = keyof typeof surfaces;
