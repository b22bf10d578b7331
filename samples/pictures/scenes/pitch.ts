import { dayField, nightField } from '../backdrops/fields.ts';
import { area, line } from '../backdrops/parts.ts';
import { poster } from '../backdrops/poster.ts';
import { tool } from '../figure/props.ts';
import type { Scene, Stage } from './stage.ts';

/** A goal with its net. */
const goal = ({ x }: Stage, left: number, right: number, top: number, bottom: number) => {
  const columns = Array.from(
    { length: 14 },
    (_, index) => `M${x(left + ((right - left) * index) / 13)} ${top}V${bottom}`,
  );
  const rows = Array.from({ length: 9 }, (_, index) => `M${x(left)} ${top + ((bottom - top) * index) / 8}H${x(right)}`);
  return [
    area(`M${x(left)} ${top}H${x(right)}V${bottom}H${x(left)}Z`, '#0b1a16', 0.35),
    line(columns.join('') + rows.join(''), '#ffffff', 2, 0.5),
    line(`M${x(left)} ${bottom}V${top}H${x(right)}V${bottom}`, '#ffffff', 16),
  ];
};

export const soccer = {
  strike: {
    shows: 'A forward winds up from the edge of the box',
    focus: [0.5, 0.45],
    draw: (stage) => [
      ...dayField(stage.palette),
      stage.player('jog', 'soccer', { x: 1230, y: 650, size: 420, flip: true, side: 'theirs', mute: 0.25 }),
      stage.shadow(720, 985, 300),
      stage.player('strike', 'soccer', { x: 690, y: 545, size: 880, number: '9' }),
      stage.ball('soccer', 960, 940, 9),
    ],
  },
  save: {
    shows: 'The goalkeeper reaches the ball at full stretch',
    focus: [0.55, 0.45],
    draw: (stage) => [
      ...nightField(stage.palette),
      ...goal(stage, 120, 1560, 190, 860),
      stage.player('keeperDive', 'keeper', { x: 560, y: 590, size: 900, number: '1' }),
      stage.ball('soccer', 1250, 500, 8.6),
    ],
  },
  header: {
    shows: 'A header in a crowded area',
    focus: [0.46, 0.35],
    draw: (stage) => [
      ...nightField(stage.palette, 400),
      stage.player('header', 'soccer', { x: 970, y: 700, size: 760, flip: true, side: 'theirs', mute: 0.08 }),
      stage.player('header', 'soccer', { x: 590, y: 610, size: 840, number: '14' }),
      stage.ball('soccer', 850, 175, 8.4),
    ],
  },
  volley: {
    shows: 'A volley struck out of the air',
    focus: [0.5, 0.45],
    draw: (stage) => [
      ...poster(stage.palette),
      stage.player('volleyKick', 'soccer', { x: 680, y: 600, size: 900, number: '10' }),
      stage.ball('soccer', 1240, 470, 9),
    ],
  },
} satisfies Record<string, Scene>;

export const fieldHockey = {
  drive: {
    shows: 'A midfielder drives the ball from the top of the circle',
    focus: [0.48, 0.5],
    draw: (stage) => [
      ...dayField(stage.palette, 500),
      stage.player('jog', 'fieldHockey', { x: 260, y: 660, size: 430, side: 'theirs', mute: 0.25 }),
      stage.shadow(690, 985, 340),
      stage.player('lowDrive', 'fieldHockey', {
        x: 660,
        y: 590,
        size: 850,
        number: '7',
        props: [tool('fieldHockey', 'nearArm', 38, stage.palette.secondary, 'front')],
      }),
      stage.ball('white', 1120, 930, 10),
      stage.spray(1060, 950, 60, '#ffffff'),
    ],
  },
  race: {
    shows: 'Two players race for a loose ball',
    focus: [0.58, 0.45],
    draw: (stage) => [
      ...nightField(stage.palette, 1000),
      stage.player('dribbleFeet', 'fieldHockey', {
        x: 390,
        y: 590,
        size: 730,
        side: 'theirs',
        mute: 0.12,
        props: [tool('fieldHockey', 'nearArm', 55, '#d9dde2', 'front')],
      }),
      stage.shadow(880, 985, 330),
      stage.player('dribbleFeet', 'fieldHockey', {
        x: 850,
        y: 555,
        size: 860,
        number: '16',
        props: [tool('fieldHockey', 'farArm', 30, stage.palette.secondary, 'middle')],
      }),
      stage.ball('white', 1270, 930, 10),
    ],
  },
} satisfies Record<string, Scene>;

const wear = ({ woman }: Stage) => (woman ? ('lacrosseWomen' as const) : ('lacrosse' as const));

export const lacrosse = {
  shot: {
    shows: 'An attacker winds up for an overhand shot',
    focus: [0.47, 0.42],
    draw: (stage) => [
      ...nightField(stage.palette, 650),
      stage.player('keeperSet', wear(stage), { x: 1240, y: 640, size: 520, side: 'theirs', mute: 0.2 }),
      stage.shadow(660, 990, 330),
      stage.player('lacrosseShot', wear(stage), {
        x: 640,
        y: 570,
        size: 850,
        number: '24',
        props: [tool('lacrosse', 'nearArm', -118, stage.palette.secondary, 'behind')],
      }),
    ],
  },
  cradle: {
    shows: 'A midfielder carries the ball through the middle of the field',
    focus: [0.5, 0.42],
    draw: (stage) => [
      ...dayField(stage.palette, 800),
      stage.player('run', wear(stage), {
        x: 270,
        y: 640,
        size: 620,
        side: 'theirs',
        mute: 0.2,
        props: [tool('lacrosse', 'farArm', 120, '#e6e2d6', 'middle')],
      }),
      stage.shadow(770, 985, 330),
      stage.player('cradle', wear(stage), {
        x: 740,
        y: 560,
        size: 860,
        number: '6',
        props: [tool('lacrosse', 'farArm', 162, stage.palette.secondary, 'middle')],
      }),
    ],
  },
} satisfies Record<string, Scene>;
