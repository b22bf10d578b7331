import type { Random } from '../../random.ts';
import { tone } from '../color.ts';
import { type HairStyle, menStyles, womenStyles } from './hair-styles.ts';

export type Gender = 'm' | 'f' | 'g';

/** The features of a drawn person. Lengths are pixels of a portrait 800 wide. */
export type Person = {
  skin: string;
  shade: string;
  deep: string;
  hair: string;
  hairShade: string;
  style: HairStyle;
  isWoman: boolean;
  /** Half the width of the head at the temples and at the jaw. */
  temple: number;
  jaw: number;
  chin: number;
  /** How far the head is turned, from -1 to 1, and tilted in degrees. */
  turn: number;
  tilt: number;
  eye: { wide: number; tall: number; apart: number; color: string };
  brow: { thick: number; arch: number };
  nose: { wide: number; long: number };
  mouth: 'smile' | 'grin' | 'closed' | 'smirk' | 'calm';
  lip: string;
  beard: 'none' | 'stubble' | 'full' | 'mustache' | 'goatee';
  freckles: boolean;
  glasses: boolean;
  isOlder: boolean;
};

const skins = ['#f3d4bb', '#ecc3a0', '#e0ac84', '#cf9467', '#b57a4d', '#96603a', '#774827', '#58341f'];
const darkHair = ['#1c1412', '#241914', '#16161a', '#30201a'];
const hair = [...darkHair, '#4a2f1f', '#6d4528', '#8f5f33', '#b98a4c', '#d4ad6a', '#8b3a1e', '#a9532a'];
const gray = ['#8b8781', '#b9b4ab', '#5f5a55', '#d6d2c9'];

export function drawPerson(random: Random, gender: Gender, isOlder: boolean): Person {
  const isWoman = gender === 'f' || (gender === 'g' && random.chance(0.5));
  const skinIndex = random.int(0, skins.length - 1);
  const skin = skins[skinIndex] ?? '#cf9467';
  const color = isOlder && random.chance(0.6) ? random.pick(gray) : random.pick(skinIndex > 3 ? darkHair : hair);
  const beards = ['none', 'none', 'none', 'stubble', 'stubble', 'full', 'mustache', 'goatee'] as const;
  return {
    skin,
    shade: tone(skin, -0.085, 1.1),
    deep: tone(skin, -0.19, 1.1),
    hair: color,
    hairShade: tone(color, color < '#3' ? 0.055 : -0.07),
    style: random.pick(isWoman ? womenStyles : menStyles),
    isWoman,
    temple: random.int(106, 121) - (isWoman ? 3 : 0),
    jaw: random.int(isWoman ? 66 : 76, isWoman ? 82 : 99),
    chin: random.int(isWoman ? 148 : 156, isWoman ? 164 : 178),
    turn: random.pick([-0.9, -0.6, -0.35, 0, 0.35, 0.6, 0.9]),
    tilt: random.int(-4, 4),
    eye: {
      wide: random.int(21, 26),
      tall: random.int(9, 14),
      apart: random.int(48, 56),
      color: skinIndex > 3 ? '#2c1a10' : random.pick(['#3b2415', '#4c6b8a', '#52724f', '#5a3d22', '#2c1a10']),
    },
    brow: { thick: random.int(isWoman ? 7 : 9, isWoman ? 10 : 15), arch: random.int(2, 12) },
    nose: { wide: random.int(17, 29), long: random.int(56, 74) },
    mouth: random.pick(['smile', 'grin', 'closed', 'smirk', 'calm', 'smile', 'grin']),
    lip: tone(skin, isWoman ? -0.15 : -0.12, 1.5),
    beard: isWoman ? 'none' : random.pick(beards),
    freckles: skinIndex < 2 && random.chance(0.35),
    glasses: random.chance(isOlder ? 0.4 : 0.03),
    isOlder,
  };
}
