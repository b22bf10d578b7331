import type { Random } from '../random.ts';
import { atLightness, mix, tone } from './color.ts';

export type TeamColors = { primary: string; secondary: string; accent: string };

/** The colors of a picture, derived from a team's, and its random numbers. */
export type Palette = TeamColors & {
  /** Shades of the team's color from almost black to almost white. */
  ink: string;
  deep: string;
  mid: string;
  haze: string;
  mist: string;
  paper: string;
  glow: string;
  /** The other team. */
  rival: string;
  rivalTrim: string;
  random: Random;
};

const rivals = [
  ['#8c1d2c', '#f4ead6'],
  ['#176048', '#f2c14e'],
  ['#e9e4d8', '#7a2331'],
  ['#4a2c6f', '#e7dcc0'],
  ['#c8551b', '#262a30'],
  ['#2b2f36', '#d9dde2'],
] as const;

export function createPalette({ primary, secondary, accent }: TeamColors, random: Random): Palette {
  const [rival, rivalTrim] = random.pick(rivals);
  return {
    primary,
    secondary,
    accent,
    ink: atLightness(primary, 0.17, 0.8),
    deep: atLightness(primary, 0.26, 0.9),
    mid: mix(atLightness(primary, 0.48), accent, 0.35),
    haze: mix(atLightness(primary, 0.72, 0.6), accent, 0.25),
    mist: atLightness(primary, 0.9, 0.3),
    paper: mix('#f4ecdb', secondary, 0.06),
    glow: mix('#fff6dc', tone(secondary, 0.1), 0.25),
    rival,
    rivalTrim,
    random,
  };
}
