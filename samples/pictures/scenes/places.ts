import { crowd } from '../backdrops/crowd.ts';
import { dayField, nightField, turf } from '../backdrops/fields.ts';
import { arena, gym, pool, rink } from '../backdrops/halls.ts';
import { ballpark, court, hills, lake, slope, track } from '../backdrops/outdoors.ts';
import { area, disc, dots, glow, gradient, grain, line, rect, vignette } from '../backdrops/parts.ts';
import { mix, tone } from '../color.ts';
import { el } from '../svg.ts';
import { drawBus } from './bus.ts';
import { lighthouse, pines } from './landmarks.ts';
import type { Scene } from './stage.ts';

/** Scenes without a sport: places of the campus. */
export const places = {
  stadium: {
    shows: 'The stadium at kickoff, every seat taken',
    focus: [0.5, 0.45],
    draw: ({ palette }) => [
      ...nightField(palette),
      line('M690 640V450M690 450H640V300M690 450H740V300', palette.secondary, 7),
      ...glow('center', 750, 640, 500, palette.glow, 0.3),
    ],
  },
  field: {
    shows: 'The goalposts on the morning of a home game',
    focus: [0.5, 0.4],
    draw: ({ palette }) => [
      ...dayField(palette),
      line('M750 720V560', tone(palette.secondary, -0.04), 26),
      line('M560 560H940M560 560V130M940 560V130', palette.secondary, 18),
      area('M940 130l70 18-70 22z', '#d8742c'),
    ],
  },
  arena: {
    shows: 'The arena before the doors open',
    focus: [0.5, 0.45],
    draw: ({ palette }) => [
      ...arena(palette),
      line('M620 0V190M880 0V190', palette.ink, 8),
      area('M560 180H940L910 390H590Z', palette.ink),
      area('M590 204H910L890 300H610Z', mix(palette.primary, '#3f6fb4', 0.3)),
      rect(610, 316, 280, 52, '#11161f'),
      dots(
        [
          [640, 342],
          [672, 342],
          [704, 342],
          [796, 342],
          [828, 342],
          [860, 342],
        ],
        22,
        palette.secondary,
      ),
      ...glow('board', 750, 280, 330, palette.glow, 0.3),
    ],
  },
  gym: {
    shows: 'The floor of the old gymnasium, banners in the rafters',
    focus: [0.5, 0.45],
    draw: ({ palette }) => [
      ...gym(palette),
      ...[180, 420, 660, 900, 1140].map((x, index) =>
        area(
          `M${x} 150h150v200l-75-44-75 44z`,
          [palette.secondary, palette.paper, palette.accent][index % 3] ?? palette.paper,
        ),
      ),
      ...[180, 420, 660, 900, 1140].map((x) => line(`M${x + 34} 196h82M${x + 34} 230h82`, palette.deep, 12)),
    ],
  },
  ballpark: {
    shows: 'The ballpark in the evening, the tarp just off',
    focus: [0.5, 0.5],
    draw: ({ palette }) => [
      ...ballpark(palette),
      area('M690 790l60-18 60 18-60 20z', '#fbf7ec'),
      area('M560 905h380l40 60H520z', '#fbf7ec', 0.28),
    ],
  },
  rink: {
    shows: 'Fresh ice before the first face-off',
    focus: [0.5, 0.55],
    draw: ({ palette }) => [
      ...rink(palette),
      area('M880 640h300l30 150H850z', palette.primary),
      area('M900 560h200v90H880z', palette.secondary),
      area('M920 576h120v56H920z', '#cfe6f2'),
      disc(930, 800, 42, '#1b1f25'),
      disc(1140, 800, 42, '#1b1f25'),
      area('M840 792H-20V860H840z', '#ffffff', 0.6),
    ],
  },
  pool: { shows: 'Six lanes of still water before warm-ups', focus: [0.5, 0.5], draw: ({ palette }) => pool(palette) },
  track: {
    shows: 'The back straight an hour before the first heat',
    focus: [0.5, 0.6],
    draw: ({ palette, x }) => [
      ...track(palette),
      ...[0, 1, 2].map((index) =>
        area(`M${x(240 + index * 330)} ${880 - index * 60}h110l20 40h-150z`, palette.secondary),
      ),
      ...[0, 1, 2].map((index) => rect(x(280 + index * 330), 840 - index * 60, 36, 46, palette.ink)),
    ],
  },
  diamond: {
    shows: 'The softball diamond at noon, the outfield cut in two shades',
    focus: [0.5, 0.6],
    draw: ({ palette }) => [
      ...dayField(palette, 750),
      area('M-40 1010Q100 700 750 690T1540 1010Z', '#c48a56'),
      area('M750 720 1010 850 750 990 490 850Z', '#6bab57'),
      ...[
        [750, 722],
        [1004, 850],
        [496, 850],
        [750, 984],
      ].map(([x, y]) => area(`M${x} ${(y ?? 0) - 12}l22 12-22 12-22-12z`, '#fbf7ec')),
      line('M750 990 1560 590M750 990-60 590', '#fbf7ec', 6, 0.9),
    ],
  },
  courts: {
    shows: 'A hard court after the rain, the net up',
    focus: [0.5, 0.6],
    draw: ({ palette }) => [
      ...court(palette),
      area('M-40 640H1540V770H-40Z', '#20262e', 0.28),
      line(
        Array.from({ length: 60 }, (_, index) => `M${index * 26} 640V770`).join('') +
          Array.from({ length: 7 }, (_, index) => `M-20 ${650 + index * 20}H1520`).join(''),
        '#20262e',
        2,
        0.6,
      ),
      line('M-20 640H1520', '#fbf8ef', 20),
      line('M750 640V780', '#fbf8ef', 12),
      line('M40 620V800M1460 620V800', palette.ink, 18),
    ],
  },
  pitch: {
    shows: 'The soccer pitch on a clear afternoon',
    focus: [0.5, 0.55],
    draw: ({ palette }) => [
      ...dayField(palette, 420),
      line('M900 640V520H1240V640', '#ffffff', 12),
      area('M900 520H1240V640H900Z', '#ffffff', 0.18),
    ],
  },
  shore: {
    shows: 'The lake, the pier and the lighthouse at sunrise',
    focus: [0.6, 0.45],
    draw: (stage) => [...lake(stage.palette), ...lighthouse(stage, 1080, 760, 1)],
  },
  ridges: {
    shows: 'Ridges and pines at first light',
    focus: [0.5, 0.45],
    draw: ({ palette }) => [
      ...gradient('dawn', 0, 700, [
        [0, mix(palette.accent, '#7fa6b8', 0.6)],
        [0.6, '#f3cf9b'],
        [1, '#fbe8c4'],
      ]),
      disc(1020, 410, 120, '#fff3d0'),
      ...glow('sun', 1020, 410, 420, '#fff0c4', 0.7),
      area(
        'M0 520 220 330 380 450 640 250 860 470 1060 360 1280 480 1500 400V800H0Z',
        mix(palette.primary, '#d8b48a', 0.62),
      ),
      area('M0 640 300 480 560 620 820 470 1100 640 1500 520V900H0Z', mix(palette.primary, '#d8b48a', 0.36)),
      area('M0 760 420 620 800 740 1500 640V1000H0Z', mix(palette.primary, '#d8b48a', 0.14)),
      ...pines(palette, 24),
      grain(palette.random, '#3a2a12', 0.14),
      ...vignette(palette.ink, 0.4),
    ],
  },
  slopes: { shows: 'The race hill on a clear morning', focus: [0.5, 0.5], draw: ({ palette }) => slope(palette) },
  course: {
    shows: 'The eighteenth green in October',
    focus: [0.6, 0.5],
    draw: ({ palette }) => [
      ...hills(palette),
      line('M1010 700V430', '#f6f1e4', 7),
      area('M1010 430l110 34-110 36z', palette.secondary),
    ],
  },
  crowd: {
    shows: 'The student section in full voice',
    focus: [0.5, 0.45],
    draw: (stage) => [
      ...gradient('night', 0, 1000, [
        [0, stage.palette.ink],
        [0.5, stage.palette.deep],
      ]),
      ...glow('lampA', 260, 40, 520, stage.palette.glow, 0.7),
      ...glow('lampB', 1240, 40, 520, stage.palette.glow, 0.7),
      ...crowd(stage.palette, { top: 230, bottom: 1000, ground: stage.palette.deep, light: 0.6 }),
      ...[0, 1, 2, 3, 4].map((index) =>
        stage.player(index % 2 ? 'clap' : 'celebrate', 'tennis', {
          x: 150 + index * 300,
          y: 900 + (index % 2) * 40,
          size: 620,
          mute: 0.2,
        }),
      ),
      ...[0, 1, 2, 3].map((index) =>
        stage.player(index % 2 ? 'celebrate' : 'armRaised', 'tennis', {
          x: 280 + index * 320,
          y: 1080,
          size: 800,
          side: 'ours',
        }),
      ),
    ],
  },
  scoreboard: {
    shows: 'The scoreboard over the water, minutes before the anthem',
    focus: [0.5, 0.4],
    draw: ({ palette }) => [
      ...lake(palette),
      area('M520 560h40v460h-40zM940 560h40v460h-40z', palette.ink),
      rect(330, 150, 840, 430, palette.ink, { rx: 10 }),
      rect(352, 172, 796, 90, palette.primary),
      rect(390, 300, 280, 180, '#0b0f16', { rx: 8 }),
      rect(830, 300, 280, 180, '#0b0f16', { rx: 8 }),
      line('M450 330h60v120h-60zM570 330h60M630 330v120', palette.secondary, 15),
      line('M890 330h60v60h-60v60h60M1030 330h60v120h-60z', palette.secondary, 15),
      dots(
        [
          [750, 350],
          [750, 430],
        ],
        22,
        palette.secondary,
      ),
      ...[440, 560, 680, 800, 920, 1040].map((x) => line(`M${x} 217h70`, palette.paper, 20)),
      ...glow('board', 750, 380, 560, palette.glow, 0.22),
    ],
  },
  bus: { shows: 'The team bus leaves before sunrise', focus: [0.5, 0.55], draw: drawBus },
  meadow: {
    shows: 'A meadow field on a Saturday morning',
    focus: [0.5, 0.5],
    draw: ({ palette }) => [
      ...dayField(palette, 300),
      ...turf('#6faa5b', '#64a052', 900, 300),
      el('ellipse', { cx: 750, cy: 790, rx: 420, ry: 70, fill: 'none', stroke: '#f6f8ef', 'stroke-width': 7 }),
    ],
  },
} satisfies Record<string, Scene>;
