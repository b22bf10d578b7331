import { aliasValues, opponentValues } from '../src/importers/save/find-opponent.ts';
import type { CollegeRows } from './college-rows.ts';
import schools from './opponents.json' with { type: 'json' };
import { opponentMark } from './pictures/opponents/mark.ts';
import { storePicture } from './pictures/store.ts';

export type Opponent = { id: number; venueId: number; arenaId: number };

/** Adds every school as an opponent with logo, aliases, stadium and arena, in the order of `opponents.json`. */
export function addOpponents(college: CollegeRows): Opponent[] {
  return schools.map((school, index) => {
    const { title, abbrev, mascot, town, state, timezone, color, trim, aliases } = school;
    const values = opponentValues({ name: title, code: abbrev });
    const logo = storePicture(college, {
      path: `opponents/${values.slug}.svg`,
      alt: `${title} logo`,
      svg: opponentMark({ letters: initials(title), mascot, color, trim, shape: index }),
      width: 240,
      height: 240,
      placeholder: color,
    });
    const id = college.add('opponent', {
      ...values,
      mascot,
      location: `${town}, ${state}`,
      website: `https://${values.slug.slice(0, 40)}.example.edu`,
      logo: logo.url,
      color,
    });
    for (const team of [...aliases.map((name) => ({ name, code: '' })), { name: '', code: abbrev }])
      for (const alias of aliasValues(team))
        college.add('opponentAlias', { ...alias, opponentId: id, validTo: validUntil(alias.alias) });
    const place = { city: town, state, country: 'USA', timezone };
    const venueId = college.add('venue', { title: `${mascot} Field`, ...place });
    const arenaId = college.add('venue', { title: `${town} Arena`, ...place });
    return { id, venueId, arenaId };
  });
}

/** Indexes of abbreviations in `opponents.json`. Throws for an unknown one. */
export const placesOf = (abbreviations: readonly string[]): number[] =>
  abbreviations.map((abbrev) => {
    const place = schools.findIndex((school) => school.abbrev === abbrev);
    if (place < 0) throw new Error(`opponents.json has no "${abbrev}"`);
    return place;
  });

// one alias has expired
const validUntil = (alias: string) => (alias.endsWith('Creek St.') ? '2024-06-30' : null);

function initials(title: string): string {
  const words = title
    .replace(/\b(?:of|at|and|the|University|College)\b/g, '')
    .split(/[\s-]+/)
    .filter(Boolean);
  return words.length === 1
    ? (words[0] ?? '').slice(0, 1)
    : words
        .slice(0, 3)
        .map((word) => word[0])
        .join('');
}
