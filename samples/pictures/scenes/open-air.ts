import { court, hills, lake, slope, track } from '../backdrops/outdoors.ts';
import { area, line } from '../backdrops/parts.ts';
import { poster } from '../backdrops/poster.ts';
import { skis, tool } from '../figure/props.ts';
import type { Scene, Stage } from './stage.ts';

export const trackAndField = {
  sprint: {
    shows: 'A sprinter comes out of the last bend',
    focus: [0.48, 0.42],
    draw: (stage) => [
      ...track(stage.palette),
      stage.player('sprint', 'running', { x: 1120, y: 610, size: 520, side: 'theirs', mute: 0.2 }),
      stage.shadow(560, 990, 330),
      stage.player('sprint', 'running', { x: 570, y: 560, size: 880 }),
    ],
  },
  hurdle: {
    shows: 'Over the last hurdle and level with the field',
    focus: [0.48, 0.42],
    draw: (stage) => [
      ...track(stage.palette, 700),
      line(`M${stage.x(840)} 990V700H${stage.x(1240)}V990`, '#30343b', 14),
      line(`M${stage.x(828)} 700H${stage.x(1252)}`, '#f6f1e4', 44),
      line(`M${stage.x(900)} 700H${stage.x(990)}M${stage.x(1080)} 700H${stage.x(1170)}`, stage.palette.primary, 44),
      stage.player('hurdle', 'running', { x: 640, y: 520, size: 900 }),
    ],
  },
  relay: {
    shows: 'A clean handoff in the exchange zone',
    focus: [0.52, 0.42],
    draw: (stage) => [
      ...track(stage.palette, 1200),
      stage.player('sprint', 'running', {
        x: 360,
        y: 570,
        size: 800,
        props: [tool('baton', 'farArm', 90, stage.palette.secondary, 'front')],
      }),
      stage.player('handoff', 'running', { x: 960, y: 560, size: 850 }),
    ],
  },
  jump: {
    shows: 'A long jumper hangs over the pit',
    focus: [0.5, 0.4],
    draw: (stage) => [...poster(stage.palette), stage.player('longJump', 'running', { x: 660, y: 600, size: 900 })],
  },
} satisfies Record<string, Scene>;

export const crossCountry = {
  pack: {
    shows: 'The lead pack on the hill',
    focus: [0.55, 0.45],
    draw: (stage) => [
      ...hills(stage.palette),
      ...(
        [
          [250, 560, 430, 0.22],
          [440, 580, 520, 0.16],
        ] as const
      ).map(([x, y, size, mute]) => stage.player('jog', 'running', { x, y, size, mute, side: 'theirs' })),
      stage.player('jog', 'running', { x: 1140, y: 570, size: 640, mute: 0.06 }),
      stage.shadow(800, 990, 300),
      stage.player('run', 'running', { x: 790, y: 560, size: 860 }),
    ],
  },
  finish: {
    shows: 'The tape at the end of eight kilometers',
    focus: [0.5, 0.4],
    draw: (stage) => [
      ...hills(stage.palette),
      line(`M${stage.x(-20)} 470Q${stage.x(750)} 520 ${stage.x(1520)} 450`, '#fffaf0', 22),
      stage.shadow(760, 990, 260),
      stage.player('celebrate', 'running', { x: 750, y: 570, size: 860 }),
    ],
  },
} satisfies Record<string, Scene>;

const racket = (stage: Stage, hand: 'nearArm' | 'farArm', angle: number) => [
  tool('racket', hand, angle, stage.palette.secondary, 'middle'),
];

export const tennis = {
  serve: {
    shows: 'The toss goes up on a first serve',
    focus: [0.46, 0.4],
    draw: (stage) => [
      ...court(stage.palette),
      stage.shadow(620, 985, 240),
      stage.player('tennisServe', 'tennis', {
        x: 620,
        y: 570,
        size: 830,
        props: [tool('racket', 'nearArm', -60, stage.palette.secondary, 'behind')],
      }),
      stage.ball('tennis', 880, 60, 10),
    ],
  },
  forehand: {
    shows: 'A forehand from behind the baseline',
    focus: [0.46, 0.45],
    draw: (stage) => [
      ...poster(stage.palette),
      stage.player('forehand', 'tennis', { x: 620, y: 560, size: 880, props: racket(stage, 'nearArm', 92) }),
      stage.ball('tennis', 1290, 270, 11),
    ],
  },
  backhand: {
    shows: 'A two-handed backhand down the line',
    focus: [0.46, 0.45],
    draw: (stage) => [
      ...court(stage.palette),
      stage.shadow(640, 985, 320),
      stage.player('backhand', 'tennis', {
        x: 600,
        y: 560,
        size: 860,
        props: [tool('racket', 'farArm', 96, stage.palette.secondary, 'front')],
      }),
      stage.ball('tennis', 1300, 440, 10),
    ],
  },
} satisfies Record<string, Scene>;

export const golf = {
  drive: {
    shows: 'The finish of a drive from an elevated tee',
    focus: [0.5, 0.42],
    draw: (stage) => [
      ...hills(stage.palette),
      stage.shadow(700, 990, 230),
      stage.player('golfFinish', 'golf', {
        x: 700,
        y: 570,
        size: 840,
        props: [tool('club', 'nearArm', -122, '', 'behind')],
      }),
    ],
  },
  putt: {
    shows: 'A short putt for par',
    focus: [0.48, 0.48],
    draw: (stage) => [
      ...hills(stage.palette),
      line(`M${stage.x(1210)} 880V360`, '#f6f1e4', 8),
      area(`M${stage.x(1210)} 360L${stage.x(1370)} 410L${stage.x(1210)} 460Z`, stage.palette.secondary),
      stage.shadow(650, 985, 240),
      stage.player('putt', 'golf', { x: 620, y: 560, size: 830, props: [tool('club', 'nearArm', 12, '', 'front')] }),
      stage.ball('white', 905, 968, 7),
    ],
  },
} satisfies Record<string, Scene>;

export const rowing = {
  eight: {
    shows: 'The eight at the catch in the morning',
    focus: [0.55, 0.6],
    draw: (stage) => {
      const rowers = [0, 1, 2, 3, 4].map((seat) => ({
        x: 130 + seat * 290,
        y: 610 + seat * 20,
        size: 430 + seat * 42,
      }));
      return [
        ...lake(stage.palette),
        ...rowers.map(({ x, y, size }) =>
          stage.player('row', 'rowing', { x, y, size, props: [tool('oar', 'farArm', 62, '#ffffff', 'behind')] }),
        ),
        area(
          `M${stage.x(-40)} 650Q${stage.x(700)} 700 ${stage.x(1560)} 744L${stage.x(1540)} 830Q${stage.x(700)} 780 ${stage.x(-40)} 716Z`,
          stage.palette.paper,
        ),
        area(
          `M${stage.x(-40)} 690Q${stage.x(700)} 740 ${stage.x(1550)} 790L${stage.x(1540)} 830Q${stage.x(700)} 780 ${stage.x(-40)} 716Z`,
          stage.palette.primary,
        ),
        line(`M${stage.x(-40)} 760q200 22 380 12t420 44 420 30 380 40`, '#ffffff', 8, 0.7),
        ...rowers.map(({ x, y, size }) =>
          line(
            `M${stage.x(x + size * 0.38)} ${y - size * 0.02}L${stage.x(x + size * 0.85)} ${y + size * 0.52}`,
            '#e9dcc0',
            9,
          ),
        ),
        ...rowers.map(({ x, y, size }) =>
          area(
            `M${stage.x(x + size * 0.82)} ${y + size * 0.48}L${stage.x(x + size * 0.9)} ${y + size * 0.47}L${stage.x(x + size * 1.02)} ${y + size * 0.66}L${stage.x(x + size * 0.92)} ${y + size * 0.68}Z`,
            stage.palette.secondary,
          ),
        ),
      ];
    },
  },
  single: {
    shows: 'One shell, flat water',
    focus: [0.5, 0.55],
    draw: (stage) => [
      ...lake(stage.palette),
      line(`M${stage.x(900)} 640L${stage.x(1330)} 740M${stage.x(740)} 640L${stage.x(330)} 600`, '#e9dcc0', 10),
      area(
        `M${stage.x(1320)} 716L${stage.x(1440)} 744L${stage.x(1420)} 780L${stage.x(1310)} 752Z`,
        stage.palette.secondary,
      ),
      stage.player('row', 'rowing', { x: 700, y: 660, size: 700 }),
      area(
        `M${stage.x(120)} 716Q${stage.x(700)} 690 ${stage.x(1400)} 720Q${stage.x(1000)} 790 ${stage.x(700)} 786T${stage.x(120)} 716Z`,
        stage.palette.primary,
      ),
      area(
        `M${stage.x(120)} 716Q${stage.x(700)} 690 ${stage.x(1400)} 720Q${stage.x(700)} 716 ${stage.x(120)} 716Z`,
        stage.palette.secondary,
      ),
      line(`M${stage.x(160)} 806q300 20 560 8t560 6M${stage.x(300)} 850q300 16 460 6t460 8`, '#ffffff', 7, 0.6),
    ],
  },
} satisfies Record<string, Scene>;

export const skiing = {
  slalom: {
    shows: 'A slalom skier leans into a gate',
    focus: [0.5, 0.5],
    draw: (stage) => [
      ...slope(stage.palette),
      line(`M${stage.x(1120)} 900V420`, '#d8343f', 14),
      area(`M${stage.x(1120)} 470L${stage.x(1230)} 480V590L${stage.x(1120)} 580Z`, '#d8343f'),
      stage.spray(420, 860, 220, '#ffffff'),
      stage.player('tuckSki', 'skiing', {
        x: 680,
        y: 660,
        size: 880,
        rotate: 8,
        props: [skis(stage.palette.secondary), tool('pole', 'nearArm', -70, '', 'front')],
      }),
    ],
  },
} satisfies Record<string, Scene>;
