import { createRandom, type Random } from '../../random.ts';
import { type Child, group, svg } from '../svg.ts';
import { face } from './face.ts';
import { hairBehind } from './hair-behind.ts';
import { hairInFront } from './hair-in-front.ts';
import { coversHair, type Headwear, headwear } from './headwear.ts';
import { body } from './outfit.ts';
import type { Colors, Outfit } from './outfits.ts';
import { drawPerson, type Gender } from './person.ts';
import { overShoulder, studio } from './studio.ts';

export const portraitSize = { width: 800, height: 1000 };

/** What the athletes of a sport wear in portraits; `wears` are chosen at random. */
type Look = { outfit: Outfit; wears?: readonly Headwear[]; carries?: string };
const looks = {
  football: { outfit: 'pads', wears: ['none', 'none', 'none', 'none', 'none', 'helmet'] },
  basketball: { outfit: 'tank', wears: ['none', 'none', 'none', 'headband'] },
  baseball: { outfit: 'buttons', wears: ['cap', 'cap', 'cap', 'none', 'batting'], carries: 'bat' },
  softball: { outfit: 'jersey', wears: ['visor', 'none', 'cap', 'batting', 'none'], carries: 'bat' },
  volleyball: { outfit: 'jersey' },
  soccer: { outfit: 'jersey' },
  'field-hockey': { outfit: 'tank', wears: ['none', 'none', 'headband'] },
  'ice-hockey': { outfit: 'sweater', carries: 'hockey' },
  lacrosse: { outfit: 'jersey', carries: 'lacrosse' },
  tennis: { outfit: 'polo', wears: ['none', 'headband', 'visor', 'none'], carries: 'racket' },
  golf: { outfit: 'polo', wears: ['cap', 'visor', 'none'], carries: 'club' },
  'swimming-and-diving': { outfit: 'warmup', wears: ['none', 'swimCap', 'none'] },
  wrestling: { outfit: 'singlet', wears: ['none', 'none', 'headgear'] },
  gymnastics: { outfit: 'warmup' },
  rowing: { outfit: 'singlet', wears: ['none', 'cap', 'visor'], carries: 'oar' },
  skiing: { outfit: 'warmup', wears: ['beanie', 'none', 'headband'] },
  'cross-country': { outfit: 'singlet', wears: ['none', 'none', 'none', 'headband'] },
  'track-and-field': { outfit: 'singlet', wears: ['none', 'none', 'none', 'headband'] },
  staff: { outfit: 'quarterZip' },
} satisfies Record<string, Look>;

/** The look of a sport, by the slug of its men's or women's team, or of staff. */
function lookOf(name: string): Look {
  const look = (looks as Record<string, Look>)[name.replace(/^(?:mens|womens)-/, '')];
  if (!look) throw new Error(`samples/pictures/portraits/portrait.ts has no look of "${name}"`);
  return look;
}

type Options = {
  seed: string;
  /** The slug of a sport, or `staff`. */
  look: string;
  gender: Gender;
  colors: Colors;
  jersey?: string;
  /** The backdrop: a number for each team, plain for everyone else. */
  team: number | 'plain';
  isOlder?: boolean;
};

/** A portrait of an athlete or of a member of the staff, 4:5; the same options always give the same bytes. */
export function portrait({ seed, look, gender, colors, jersey = '', team, isOlder = false }: Options): string {
  const random = createRandom(seed);
  const person = drawPerson(random, gender, isOlder);
  const { outfit, wears = ['none'], carries } = lookOf(look);
  const wear = random.pick(wears);
  const clothes = look === 'staff' ? random.pick<Outfit>(['quarterZip', 'blazer', 'polo', 'blazer']) : outfit;
  const shown =
    coversHair(wear) && ['afro', 'puff', 'bun', 'curls', 'swept'].includes(person.style)
      ? { ...person, style: person.isWoman ? ('ponytail' as const) : ('buzz' as const) }
      : person;
  const onTop = wear === 'helmet' || wear === 'swimCap' ? [] : hairInFront(shown);
  const head = [...face(shown), ...onTop, ...headwear(wear, shown, colors)];
  const pose = poseOf(random);
  return svg(portraitSize.width, portraitSize.height, [
    ...studio(colors, random, team),
    ...(carries && random.chance(0.3) ? [overShoulder(carries, random.pick([1, -1]), colors)] : []),
    group('g', { transform: `translate(${400 + pose.shift} ${pose.drop - 46}) scale(${pose.zoom})` }, [
      ...(wear === 'helmet' || wear === 'swimCap' ? [] : at(shown.tilt, hairBehind(shown))),
      group('g', { transform: `rotate(${pose.lean} 0 800)` }, body(shown, clothes, colors, jersey)),
      ...at(shown.tilt, head),
    ]),
  ]);
}

/** The head around its center, above the neck. */
const at = (tilt: number, children: readonly Child[]): Child[] =>
  children.length > 0 ? [group('g', { transform: `translate(0 396) rotate(${tilt} 0 150)` }, children)] : [];

const poseOf = (random: Random) => ({
  shift: random.int(-14, 14),
  // the number of the jersey stays inside the frame
  drop: random.int(-10, 14),
  zoom: random.pick([1.06, 1.09, 1.12]),
  lean: random.int(-4, 4),
});
