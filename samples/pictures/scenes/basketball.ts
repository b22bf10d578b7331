import { arena } from '../backdrops/halls.ts';
import { area, line } from '../backdrops/parts.ts';
import { poster } from '../backdrops/poster.ts';
import { heldBall } from '../figure/props.ts';
import type { Scene, Stage } from './stage.ts';

/** A hoop with its board, seen from the side. */
const hoop = ({ x, palette }: Stage, left: number, top: number, size: number) => {
  const at = (dx: number, dy: number) => `${Math.round(x(left + dx * size))} ${Math.round(top + dy * size)}`;
  return [
    area(`M${at(190, -150)}L${at(226, -164)}L${at(226, 60)}L${at(190, 46)}Z`, '#f4f4f0'),
    area(`M${at(226, -164)}L${at(238, -160)}L${at(238, 56)}L${at(226, 60)}Z`, '#b9c0c8'),
    area(`M${at(238, -80)}L${at(520, -40)}L${at(520, 20)}L${at(238, -20)}Z`, palette.ink),
    line(`M${at(0, 6)}Q${at(95, 34)} ${at(190, 6)}`, '#e2632f', 13 * size),
    line(
      `M${at(8, 12)}L${at(50, 130)}L${at(140, 130)}L${at(182, 12)}M${at(48, 22)}L${at(80, 130)}M${at(96, 26)}L${at(70, 130)}M${at(96, 26)}L${at(122, 130)}M${at(144, 22)}L${at(112, 130)}M${at(24, 62)}Q${at(95, 84)} ${at(166, 62)}M${at(38, 100)}Q${at(95, 116)} ${at(152, 100)}`,
      '#ffffff',
      5 * size,
      0.9,
    ),
    line(`M${at(0, 4)}Q${at(95, -22)} ${at(190, 4)}`, '#c94f20', 9 * size),
  ];
};

export const basketball = {
  drive: {
    shows: 'A guard drives past the defense',
    focus: [0.45, 0.45],
    draw: (stage) => [
      ...arena(stage.palette, 900),
      stage.player('guard', 'basketball', { x: 1150, y: 600, size: 660, side: 'theirs', mute: 0.12 }),
      stage.shadow(620, 985, 340),
      stage.player('drive', 'basketball', { x: 600, y: 570, size: 880, number: '4' }),
      stage.ball('basketball', 720, 850, 9),
    ],
  },
  dunk: {
    shows: 'A forward rises to the rim',
    focus: [0.5, 0.36],
    draw: (stage) => [
      ...arena(stage.palette),
      ...hoop(stage, 985, 210, 1.05),
      stage.player('guard', 'basketball', { x: 430, y: 760, size: 520, side: 'theirs', mute: 0.25 }),
      stage.player('dunk', 'basketball', {
        x: 730,
        y: 640,
        size: 860,
        number: '23',
        props: [heldBall('basketball', 'nearArm', 'front', [3, -3])],
      }),
    ],
  },
  'tip-off': {
    shows: 'Two centers meet at midcourt for the tip-off',
    focus: [0.5, 0.35],
    draw: (stage) => [
      ...arena(stage.palette),
      stage.player('tipOff', 'basketball', { x: 1010, y: 640, size: 840, flip: true, side: 'theirs' }),
      stage.player('tipOff', 'basketball', { x: 560, y: 630, size: 860, number: '15' }),
      stage.ball('basketball', 790, 90, 8.5),
    ],
  },
  'jump-shot': {
    shows: 'A jump shot leaves the hand at the top of the arc',
    focus: [0.5, 0.32],
    draw: (stage) => [
      ...poster(stage.palette),
      stage.player('jumpShot', 'basketball', { x: 700, y: 620, size: 900, number: '11' }),
      stage.ball('basketball', 880, 70, 9),
    ],
  },
  layup: {
    shows: 'A layup off the glass, a step ahead of the defender',
    focus: [0.44, 0.4],
    draw: (stage) => [
      ...arena(stage.palette, 1150),
      ...hoop(stage, 1010, 200, 0.9),
      stage.player('run', 'basketball', { x: 300, y: 660, size: 700, side: 'theirs', mute: 0.2 }),
      stage.player('layup', 'basketball', { x: 640, y: 600, size: 860, number: '5' }),
      stage.ball('basketball', 845, 60, 8.6),
    ],
  },
  huddle: {
    shows: 'The bench rises as the clock runs down',
    focus: [0.5, 0.45],
    draw: (stage) => [
      ...arena(stage.palette),
      ...(
        [
          [180, 560, 600, 0.3],
          [1320, 560, 600, 0.3],
          [420, 590, 700, 0.14],
          [1090, 590, 700, 0.14],
        ] as const
      ).map(([x, y, size, mute]) =>
        stage.player(x < 750 ? 'celebrate' : 'clap', 'basketball', { x, y, size, mute, flip: x > 750 }),
      ),
      stage.player('celebrate', 'basketball', { x: 750, y: 640, size: 860, number: '10' }),
    ],
  },
} satisfies Record<string, Scene>;
