import { dayField } from '../backdrops/fields.ts';
import { ballpark } from '../backdrops/outdoors.ts';
import { poster } from '../backdrops/poster.ts';
import { tool } from '../figure/props.ts';
import type { UniformName } from '../figure/wardrobe.ts';
import type { Scene, Stage } from './stage.ts';

const dust = '#d9b58a';
const field = ({ woman }: Stage): UniformName => (woman ? 'softball' : 'baseball');
const bat = ({ woman }: Stage): UniformName => (woman ? 'softballBatting' : 'batting');
const ballOf = ({ woman }: Stage) => (woman ? 'softball' : 'baseball');
const mitt = tool('mitt', 'farArm', 0, '', 'front');

/** Scenes of baseball and softball, which differ in ball and pitch. */
export const diamond = {
  swing: {
    shows: 'A batter drives a pitch into the gap',
    focus: [0.44, 0.42],
    draw: (stage) => [
      ...ballpark(stage.palette),
      stage.player('catcher', bat(stage), { x: 210, y: 740, size: 640, side: 'theirs', mute: 0.15 }),
      stage.swoosh([300, 420], [860, 900], [1100, 420], 0.35, '#ffffff'),
      stage.shadow(640, 985, 360),
      stage.player('swing', bat(stage), {
        x: 620,
        y: 560,
        size: 850,
        number: '27',
        props: [tool('bat', 'nearArm', 96, '', 'behind')],
      }),
      stage.ball(ballOf(stage), 1280, 300, 9),
    ],
  },
  pitch: {
    shows: 'The pitcher comes over the top',
    focus: [0.48, 0.42],
    draw: (stage) => [
      ...ballpark(stage.palette),
      stage.shadow(640, 985, 380),
      stage.player(stage.woman ? 'windmill' : 'pitch', field(stage), {
        x: 600,
        y: stage.woman ? 570 : 590,
        size: 870,
        number: '19',
        props: [mitt],
      }),
      stage.ball(ballOf(stage), stage.woman ? 545 : 1140, stage.woman ? 65 : 400, 9),
    ],
  },
  slide: {
    shows: 'Safe at third: the slide beats the tag',
    focus: [0.5, 0.56],
    draw: (stage) => [
      ...ballpark(stage.palette),
      stage.player('dig', field(stage), {
        x: 1190,
        y: 560,
        size: 620,
        flip: true,
        side: 'theirs',
        mute: 0.06,
        props: [tool('mitt', 'nearArm', 40, '', 'front')],
      }),
      stage.spray(520, 900, 230, dust),
      stage.player('slide', bat(stage), { x: 640, y: 770, size: 860, number: '8' }),
      stage.spray(900, 935, 120, dust),
    ],
  },
  windup: {
    shows: 'A pitcher lifts the front leg into the windup',
    focus: [0.5, 0.4],
    draw: (stage) => [
      ...poster(stage.palette),
      stage.player('windup', field(stage), { x: 700, y: 560, size: 880, number: '34', props: [mitt] }),
    ],
  },
  'wall-catch': {
    shows: 'A fielder takes a home run away at the wall',
    focus: [0.48, 0.36],
    draw: (stage) => [
      ...dayField(stage.palette),
      stage.player('wallCatch', field(stage), {
        x: 700,
        y: 640,
        size: 860,
        number: '44',
        props: [tool('mitt', 'farArm', 175, '', 'front')],
      }),
      stage.ball(ballOf(stage), 935, 55, 9),
    ],
  },
} satisfies Record<string, Scene>;
