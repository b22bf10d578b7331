import { gym, pool, rink } from '../backdrops/halls.ts';
import { area, dots, line, rect } from '../backdrops/parts.ts';
import { poster } from '../backdrops/poster.ts';
import { skates, tool } from '../figure/props.ts';
import type { Scene, Stage } from './stage.ts';

/** A volleyball net across the picture. */
const net = ({ x }: Stage, left: number, right: number, top: number, bottom: number) => {
  const rows = Array.from({ length: 7 }, (_, index) => `M${x(left)} ${top + ((bottom - top) * index) / 6}H${x(right)}`);
  const columns = Array.from(
    { length: 40 },
    (_, index) => `M${x(left + ((right - left) * index) / 39)} ${top}V${bottom}`,
  );
  return [
    line(rows.join('') + columns.join(''), '#20262e', 2.5, 0.75),
    line(`M${x(left)} ${top}H${x(right)}`, '#fbf8ef', 16),
    line(`M${x(left)} ${bottom}H${x(right)}`, '#fbf8ef', 8),
  ];
};

export const volleyball = {
  spike: {
    shows: 'An outside hitter rises above the block',
    focus: [0.42, 0.36],
    draw: (stage) => [
      ...gym(stage.palette),
      stage.player('block', 'volleyball', { x: 1150, y: 560, size: 700, side: 'theirs', mute: 0.15 }),
      stage.player('block', 'volleyball', { x: 1320, y: 590, size: 680, side: 'theirs', mute: 0.2 }),
      ...net(stage, 880, 1600, 420, 640),
      stage.player('spike', 'volleyball', { x: 560, y: 560, size: 850, number: '8' }),
      stage.ball('volleyball', 760, 90, 8.6),
    ],
  },
  serve: {
    shows: 'A server tosses the ball under the lights',
    focus: [0.48, 0.4],
    draw: (stage) => [
      ...gym(stage.palette, 900),
      stage.shadow(680, 985, 260),
      stage.player('serveToss', 'volleyball', { x: 660, y: 560, size: 840, number: '3' }),
      stage.ball('volleyball', 905, 62, 8.4),
    ],
  },
  dig: {
    shows: 'The libero keeps a rally alive',
    focus: [0.5, 0.55],
    draw: (stage) => [
      ...poster(stage.palette),
      stage.player('dig', 'volleyball', { x: 640, y: 610, size: 900, number: '1' }),
      stage.ball('volleyball', 1130, 470, 9),
    ],
  },
} satisfies Record<string, Scene>;

export const iceHockey = {
  slapshot: {
    shows: 'A defenseman leans into a slap shot from the point',
    focus: [0.5, 0.48],
    draw: (stage) => [
      ...rink(stage.palette),
      stage.shadow(690, 985, 340, 0.18),
      stage.player('slapshot', 'hockey', {
        x: 660,
        y: 560,
        size: 830,
        number: '6',
        props: [tool('hockey', 'nearArm', -112, '', 'behind'), skates()],
      }),
      stage.ball('puck', 1110, 955, 10, 0),
    ],
  },
  rush: {
    shows: 'A winger carries the puck over the blue line',
    focus: [0.5, 0.46],
    draw: (stage) => [
      ...rink(stage.palette),
      stage.player('skate', 'hockey', {
        x: 240,
        y: 620,
        size: 560,
        side: 'theirs',
        mute: 0.12,
        props: [tool('hockey', 'farArm', 60, '', 'middle'), skates()],
      }),
      stage.spray(520, 950, 110, '#ffffff'),
      stage.player('skate', 'hockey', {
        x: 740,
        y: 570,
        size: 850,
        number: '17',
        props: [tool('hockey', 'farArm', 40, '', 'middle'), skates()],
      }),
      stage.ball('puck', 1330, 940, 10, 0),
    ],
  },
  goalie: {
    shows: 'The goaltender squares up to a shot',
    focus: [0.5, 0.5],
    draw: (stage) => [
      ...rink(stage.palette),
      line(
        Array.from({ length: 18 }, (_, index) => `M${250 + index * 60} 330V880`).join('') +
          Array.from({ length: 10 }, (_, index) => `M250 ${340 + index * 60}H1270`).join(''),
        '#ffffff',
        3,
        0.7,
      ),
      line('M240 900V320H1280V900', '#cf2f3a', 20),
      stage.player('goalie', 'hockey', {
        x: 760,
        y: 690,
        size: 920,
        number: '30',
        props: [tool('hockey', 'nearArm', -30, '', 'front')],
      }),
      stage.ball('puck', 1190, 470, 11, -20),
    ],
  },
} satisfies Record<string, Scene>;

export const wrestling = {
  shot: {
    shows: 'A wrestler shoots for a single leg',
    focus: [0.48, 0.52],
    draw: (stage) => [
      ...gym(stage.palette),
      stage.player('sprawl', 'wrestling', { x: 1020, y: 600, size: 800, flip: true, side: 'theirs' }),
      stage.player('shoot', 'wrestling', { x: 480, y: 690, size: 860 }),
    ],
  },
  pin: {
    shows: 'A pin in the second period',
    focus: [0.48, 0.6],
    draw: (stage) => [
      ...gym(stage.palette),
      stage.player('point', 'referee', { x: 1300, y: 470, size: 620, flip: true, mute: 0.12 }),
      stage.player('pinBottom', 'wrestling', { x: 760, y: 870, size: 820, side: 'theirs' }),
      stage.player('pinTop', 'wrestling', { x: 840, y: 720, size: 860, flip: true }),
    ],
  },
  'arm-raised': {
    shows: 'The referee raises the winner’s arm',
    focus: [0.5, 0.36],
    draw: (stage) => [...poster(stage.palette), stage.player('armRaised', 'wrestling', { x: 700, y: 590, size: 880 })],
  },
} satisfies Record<string, Scene>;

export const gymnastics = {
  leap: {
    shows: 'A split leap above the beam',
    focus: [0.5, 0.4],
    draw: (stage) => [
      ...gym(stage.palette),
      rect(-20, 830, 1540, 46, '#d9b07a'),
      rect(-20, 870, 1540, 24, '#8a5f38'),
      area(`M${stage.x(260)} 894h40l40 120h-120zM${stage.x(1200)} 894h40l40 120h-120z`, '#3a3f47'),
      stage.player('leap', 'gymnastics', { x: 740, y: 540, size: 860 }),
    ],
  },
  handstand: {
    shows: 'A gymnast holds a straddle handstand',
    focus: [0.5, 0.45],
    draw: (stage) => [...poster(stage.palette), stage.player('handstand', 'gymnastics', { x: 740, y: 430, size: 860 })],
  },
} satisfies Record<string, Scene>;

export const swimming = {
  start: {
    shows: 'A swimmer leaves the blocks',
    focus: [0.5, 0.42],
    draw: (stage) => [
      ...pool(stage.palette),
      area(`M${stage.x(-20)} 700L${stage.x(210)} 660L${stage.x(210)} 760L${stage.x(-20)} 1000Z`, '#e6ecec'),
      area(
        `M${stage.x(-20)} 700L${stage.x(210)} 660L${stage.x(210)} 690L${stage.x(-20)} 740Z`,
        stage.palette.secondary,
      ),
      stage.player('startDive', 'swimming', { x: 660, y: 420, size: 900, rotate: 6 }),
      dots(
        [
          [300, 640],
          [350, 600],
          [270, 590],
          [410, 650],
        ],
        12,
        '#e8f8fd',
      ),
    ],
  },
  butterfly: {
    shows: 'Butterfly, head on, in the middle lane',
    focus: [0.5, 0.55],
    draw: (stage) => [
      ...pool(stage.palette),
      stage.player('butterfly', 'swimming', { x: 750, y: 860, size: 980 }),
      area('M-20 800Q180 740 380 790T640 800 860 800 1120 780T1520 800V1010H-20Z', '#1f88ab'),
      area('M-20 840Q200 790 420 830T760 830 1060 820 1520 840V1010H-20Z', '#2b9cc0'),
      line(
        'M120 800q120-46 250-16M470 806q120-34 260-6M830 806q130-36 270-10M1160 800q110-38 240-8',
        '#eafaff',
        12,
        0.9,
      ),
      ...[250, 1250].flatMap((x) => [
        dots(
          [
            [x - 90, 560],
            [x - 40, 500],
            [x + 20, 470],
            [x + 80, 520],
            [x + 120, 580],
            [x - 120, 640],
            [x + 20, 560],
          ],
          16,
          '#eafaff',
          0.9,
        ),
        dots(
          [
            [x - 60, 620],
            [x + 60, 630],
            [x, 430],
            [x - 130, 520],
            [x + 150, 500],
          ],
          9,
          '#eafaff',
          0.9,
        ),
      ]),
    ],
  },
  dive: {
    shows: 'A diver straightens for the entry off the board',
    focus: [0.5, 0.4],
    draw: (stage) => [
      ...pool(stage.palette),
      rect(stage.x(0) - (stage.x(0) ? 620 : 20), 640, 640, 30, stage.palette.ink),
      rect(stage.x(0) - (stage.x(0) ? 620 : 20), 634, 640, 10, stage.palette.secondary),
      stage.player('plunge', 'diving', { x: 790, y: 440, size: 600 }),
    ],
  },
} satisfies Record<string, Scene>;
