import { schoolKey } from '../../domain/school-name.ts';
import { normalizeTeamName } from '../../domain/team-name.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { logo } from '../fields/media.ts';
import { color, text, web } from '../fields/plain.ts';
import { slug } from '../fields/slug.ts';
import { type Alias, aliasList, sortAliases } from './aliases.ts';

/** A school that the college plays. */
export const opponent = defineContent({
  name: 'opponent',
  about: 'Schools that the college plays: names, logos, merging',
  isCore: true,
  fields: {
    title: text('Name', { columns: ['Opponent', 'School', 'Team'] }),
    aliases: aliasList(),
    slug: slug('name'),
    abbrev: text('Abbreviation', { max: 20, hint: 'as scoreboards and scorers write it, such as ESU' }).optional(),
    mascot: text('Nickname', { hint: 'such as Otters', columns: ['Mascot'] }).optional(),
    location: text('Home city', {
      hint: 'town and state, such as Elm, Ohio; it tells the time zone of games there',
      columns: ['City', 'Town'],
    }).optional(),
    website: web('Athletics website', { columns: ['URL', 'Web site'] }).optional(),
    logo: logo('Logo', { folder: 'opponents', of: 'title' }).optional(),
    color: color('Color').optional(),
  },
  visibility: 'public',
  order: 'title',
  columns: ['title', 'location', 'abbrev', 'aliases'],
  fill: ({ title = '' }) => ({ slug: slugify(title) || 'opponent' }),
  // files and standings go on using the former name
  settle: ({ title, aliases }, { before }) =>
    before && schoolKey(before.title) !== schoolKey(title)
      ? { aliases: sortAliases([...aliases, { name: before.title }]) }
      : {},
  check: async ({ title, aliases }, { row, others }) => {
    const known = row as { title: string; aliases: Alias[] } | undefined;
    const before = new Set(known ? namesOf(known).map(textOf) : []);
    const names = namesOf({ title, aliases }).filter((name) => !before.has(textOf(name)));
    if (names.length === 0) return [];
    const taken = (await others()).flatMap((other) => namesOf(other).map((name) => ({ ...name, other })));
    return names.flatMap((name) => {
      const same = taken.find((one) => one.key === name.key && overlap(one, name));
      if (!same) return [];
      const { other } = same;
      return {
        field: name.isTitle ? 'title' : 'aliases',
        message: `"${name.name}" is a name of ${other.title} (opponent ${other.id}); merge the two if they are one school, otherwise remove the name there or give both of them the days on which they have it`,
      };
    });
  },
});

type Named = { title: string; aliases: readonly Alias[] };

/** The names of an opponent that files may use. Codes of different scorers collide, and are used only without a name. */
const namesOf = ({ title, aliases }: Named) =>
  [{ name: title, isTitle: true }, ...aliases.filter(({ code }) => !code).map((one) => ({ ...one, isTitle: false }))]
    .map((one) => ({ from: undefined, to: undefined, ...one, key: schoolKey(one.name) }))
    .filter(({ key }) => key !== '');

const textOf = ({ name, from, to }: { name: string } & Days) => JSON.stringify([normalizeTeamName(name), from, to]);

type Days = { from?: string | undefined; to?: string | undefined };

const overlap = (one: Days, other: Days): boolean =>
  (one.from ?? '') <= (other.to ?? '9999') && (other.from ?? '') <= (one.to ?? '9999');
