import type { Random } from '../../random.ts';
import { mix, tone } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { HairStyle, Headgear, Kit } from './kit.ts';
import type { Surface } from './volume.ts';

/** The uniform of a sport; colors are named by their use and become a team's. */
type Uniform = Pick<Kit, 'sleeve' | 'loose' | 'leg' | 'sock'> & {
  bottoms: 'shirt' | 'contrast' | 'dark' | 'skin';
  headgear?: Headgear;
  gloves?: boolean;
  barefoot?: boolean;
  kneePads?: boolean;
  number?: boolean;
  build?: number;
};

export const uniforms = {
  football: {
    sleeve: 0.5,
    loose: 0.9,
    leg: 1.15,
    sock: 0.55,
    bottoms: 'contrast',
    headgear: 'football',
    gloves: true,
    number: true,
    build: 1.13,
  },
  basketball: { sleeve: 0, loose: 1.5, leg: 0.82, sock: 0.2, bottoms: 'shirt', number: true },
  baseball: { sleeve: 0.75, loose: 0.9, leg: 1.3, sock: 0.6, bottoms: 'contrast', headgear: 'cap', number: true },
  batting: {
    sleeve: 0.75,
    loose: 0.9,
    leg: 1.3,
    sock: 0.6,
    bottoms: 'contrast',
    headgear: 'batting',
    gloves: true,
    number: true,
  },
  softball: { sleeve: 0.55, loose: 0.8, leg: 1.25, sock: 0.6, bottoms: 'contrast', headgear: 'visor', number: true },
  softballBatting: {
    sleeve: 0.55,
    loose: 0.8,
    leg: 1.25,
    sock: 0.6,
    bottoms: 'contrast',
    headgear: 'batting',
    gloves: true,
    number: true,
  },
  soccer: { sleeve: 0.55, loose: 1, leg: 0.55, sock: 0.78, bottoms: 'contrast', number: true },
  keeper: { sleeve: 1.95, loose: 0.8, leg: 0.55, sock: 0.78, bottoms: 'dark', gloves: true, number: true },
  volleyball: { sleeve: 0.35, loose: 0.3, leg: 0.26, sock: 0.25, bottoms: 'dark', kneePads: true, number: true },
  hockey: {
    sleeve: 1.95,
    loose: 1.5,
    leg: 0.95,
    sock: 1,
    bottoms: 'dark',
    headgear: 'hockey',
    gloves: true,
    number: true,
    build: 1.12,
  },
  lacrosse: {
    sleeve: 0.5,
    loose: 1.1,
    leg: 0.7,
    sock: 0.3,
    bottoms: 'contrast',
    headgear: 'lacrosse',
    gloves: true,
    number: true,
    build: 1.06,
  },
  lacrosseWomen: {
    sleeve: 0,
    loose: 0.6,
    leg: 0.42,
    sock: 0.3,
    bottoms: 'contrast',
    headgear: 'headband',
    number: true,
  },
  fieldHockey: {
    sleeve: 0.3,
    loose: 0.6,
    leg: 0.42,
    sock: 0.8,
    bottoms: 'contrast',
    headgear: 'headband',
    number: true,
  },
  tennis: { sleeve: 0.5, loose: 1, leg: 0.55, sock: 0.25, bottoms: 'contrast', headgear: 'headband' },
  swimming: { sleeve: 0, loose: 0, leg: 0.62, sock: 0, bottoms: 'dark', headgear: 'swim', barefoot: true },
  diving: { sleeve: 0, loose: 0, leg: 0.12, sock: 0, bottoms: 'shirt', barefoot: true },
  wrestling: { sleeve: 0, loose: 0.1, leg: 0.5, sock: 0.3, bottoms: 'shirt', headgear: 'wrestling', build: 1.08 },
  running: { sleeve: 0, loose: 0.6, leg: 0.3, sock: 0.15, bottoms: 'dark' },
  golf: { sleeve: 0.6, loose: 0.9, leg: 1.9, sock: 0, bottoms: 'dark', headgear: 'cap' },
  rowing: { sleeve: 0, loose: 0.1, leg: 0.6, sock: 0.15, bottoms: 'dark', headgear: 'visor' },
  gymnastics: { sleeve: 1.95, loose: 0.1, leg: 0.1, sock: 0, bottoms: 'shirt', barefoot: true },
  skiing: { sleeve: 1.95, loose: 0.2, leg: 1.95, sock: 0, bottoms: 'shirt', headgear: 'batting', gloves: true },
  referee: { sleeve: 0.6, loose: 0.9, leg: 1.95, sock: 0, bottoms: 'dark' },
  coach: { sleeve: 1.3, loose: 1, leg: 1.95, sock: 0, bottoms: 'dark', headgear: 'cap' },
  band: { sleeve: 1.95, loose: 0.5, leg: 1.95, sock: 0, bottoms: 'contrast', headgear: 'cap', gloves: true },
} satisfies Record<string, Uniform>;
export type UniformName = keyof typeof uniforms;

const skins = ['#f0cdb0', '#e2b08a', '#c68c60', '#a56d45', '#7d4d30', '#5b3824'];
const hairs = ['#241811', '#3a2417', '#1a1a1d', '#6b4226', '#a8743a', '#c99a58', '#7c2f1c'];
const men: readonly HairStyle[] = ['short', 'crop', 'afro', 'short', 'crop', 'bald'];
const women: readonly HairStyle[] = ['ponytail', 'bun', 'braids', 'ponytail', 'afro'];

type Who = { side?: 'ours' | 'theirs'; woman?: boolean; number?: string; isLit?: boolean };

/** A figure's kit: the uniform in the team's colors, and a random person in it. */
export function dress(
  name: UniformName,
  palette: Palette,
  { side = 'ours', woman = false, number, isLit = false }: Who,
): Kit {
  const uniform: Uniform = uniforms[name];
  const { random } = palette;
  const rim = (color: string) => (isLit ? mix(tone(color, 0.16), palette.glow, 0.35) : undefined);
  const surface = (color: string): Surface => ({
    base: color,
    shade: tone(color, color < '#3' ? -0.07 : -0.12, 1.05),
    rim: rim(color),
  });
  const [main, trim, contrast] =
    side === 'ours' ? [palette.primary, palette.secondary, '#f4efe3'] : [palette.rival, palette.rivalTrim, '#e4e0d6'];
  const skin = personOf(random);
  const colors = { shirt: main, contrast, dark: side === 'ours' ? palette.ink : tone(main, -0.18), skin };
  const hairColor = skin < '#b' ? random.pick(hairs.slice(0, 3)) : random.pick(hairs);
  return {
    shirt: surface(side === 'ours' && name === 'referee' ? '#f4efe3' : name === 'keeper' ? trim : main),
    sleeve: uniform.sleeve,
    loose: woman ? uniform.loose * 0.8 : uniform.loose,
    bottoms: surface(colors[uniform.bottoms]),
    leg: uniform.leg,
    sock: uniform.sock,
    socks: surface(uniform.bottoms === 'contrast' ? main : '#f0ece2'),
    ...(!uniform.barefoot && { shoes: surface(uniform.bottoms === 'dark' ? '#f0ece2' : palette.ink) }),
    sole: trim,
    trim,
    skin: { base: skin, shade: tone(skin, -0.11, 1.1), rim: isLit ? tone(skin, 0.1) : undefined },
    hair: { style: random.pick(woman ? women : men), color: hairColor, shade: tone(hairColor, -0.06) },
    headgear: uniform.headgear,
    headColor: surface(
      uniform.headgear === 'football' ||
        uniform.headgear === 'headband' ||
        uniform.headgear === 'visor' ||
        uniform.headgear === 'swim'
        ? trim
        : main,
    ),
    gloves: uniform.gloves ? surface(side === 'ours' ? trim : '#2a2d33') : undefined,
    number: uniform.number ? (number ?? String(random.int(2, 55))) : undefined,
    numberColor: name === 'keeper' ? palette.ink : side === 'ours' ? '#ffffff' : trim,
    kneePads: uniform.kneePads ? surface(palette.ink) : undefined,
    build: (uniform.build ?? 1) * (woman ? 0.92 : 1),
  };
}

const personOf = (random: Random) => random.pick(skins);
