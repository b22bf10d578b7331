import { dayField, nightField } from '../backdrops/fields.ts';
import { poster } from '../backdrops/poster.ts';
import { heldBall } from '../figure/props.ts';
import type { Scene } from './stage.ts';

export const football = {
  pass: {
    shows: 'A quarterback sets his feet and throws under the lights',
    focus: [0.42, 0.42],
    draw: (stage) => [
      ...nightField(stage.palette),
      stage.player('stance', 'football', { x: 1240, y: 590, size: 330, flip: true, side: 'theirs', mute: 0.45 }),
      stage.player('carry', 'football', { x: 1030, y: 600, size: 360, flip: true, side: 'theirs', mute: 0.35 }),
      stage.shadow(610, 985, 330),
      stage.player('pass', 'football', {
        x: 600,
        y: 560,
        size: 860,
        number: '12',
        props: [heldBall('football', 'nearArm', 'front', [1, -3], -35)],
      }),
    ],
  },
  carry: {
    shows: 'A running back breaks into the open field, the ball tucked under his arm',
    focus: [0.56, 0.4],
    draw: (stage) => [
      ...dayField(stage.palette, 600),
      stage.player('tackle', 'football', { x: 330, y: 690, size: 560, side: 'theirs', mute: 0.2 }),
      stage.spray(640, 950, 130, '#e9dfc6'),
      stage.shadow(830, 975, 340),
      stage.player('carry', 'football', {
        x: 800,
        y: 590,
        size: 880,
        number: '22',
        props: [heldBall('football', 'nearArm', 'front', [-1, -2], -60)],
      }),
    ],
  },
  catch: {
    shows: 'A receiver goes up for the ball at full stretch',
    focus: [0.52, 0.34],
    draw: (stage) => [
      ...poster(stage.palette),
      stage.swoosh([-40, 700], [420, 60], [985, 105], 0.25, '#ffffff'),
      stage.player('reach', 'football', { x: 730, y: 650, size: 900, number: '84' }),
      stage.ball('football', 985, 105, 10, 24),
    ],
  },
  line: {
    shows: 'The defensive line waits for the snap',
    focus: [0.42, 0.55],
    draw: (stage) => [
      ...nightField(stage.palette, 500),
      stage.player('stance', 'football', { x: 1150, y: 640, size: 520, flip: true, side: 'theirs', mute: 0.18 }),
      stage.player('stance', 'football', { x: 1330, y: 700, size: 640, flip: true, side: 'theirs', mute: 0.08 }),
      stage.player('stance', 'football', { x: 180, y: 600, size: 470, mute: 0.3 }),
      stage.player('stance', 'football', { x: 330, y: 650, size: 600, mute: 0.12 }),
      stage.shadow(560, 990, 380),
      stage.player('stance', 'football', { x: 520, y: 740, size: 840, number: '91' }),
      stage.ball('football', 985, 905, 8, 0),
    ],
  },
  kick: {
    shows: 'A kicker follows through as the ball clears the line',
    focus: [0.46, 0.46],
    draw: (stage) => [
      ...dayField(stage.palette, 900),
      stage.swoosh([560, 960], [1080, 860], [1215, 330], 0.3, '#ffffff'),
      stage.shadow(560, 990, 260),
      stage.player('kick', 'football', { x: 560, y: 540, size: 840, number: '3' }),
      stage.ball('football', 1225, 300, 8, -50),
    ],
  },
} satisfies Record<string, Scene>;
