import { slugify } from '../src/domain/slug.ts';
import type { CollegeRows } from './college-rows.ts';
import schools from './opponents.json' with { type: 'json' };
import { opponentMark } from './pictures/opponent-mark.ts';
import { storePicture } from './pictures/store.ts';

export type Opponent = { id: number; venueId: number; arenaId: number };

/** Adds every school as an opponent with logo, aliases, stadium and arena, in the order of `opponents.json`. */
export function addOpponents(college: CollegeRows): Opponent[] {
  return schools.map((school, index) => {
    const { title, abbrev, mascot, town, state, timezone, color, trim, aliases } = school;
    const slug = slugify(title);
    const logo = storePicture(college, {
      path: `opponents/${slug}.svg`,
      alt: `${title} logo`,
      svg: opponentMark({ letters: initials(title), color, trim, shape: index }),
      width: 240,
      height: 240,
      placeholder: color,
    });
    const id = college.add('opponent', {
      title,
      slug,
      abbrev,
      mascot,
      location: `${town}, ${state}`,
      website: `https://${slug.slice(0, 40)}.example.edu`,
      logo: logo.url,
      color,
    });
    for (const alias of aliases) addAlias(college, id, alias, 'name');
    addAlias(college, id, abbrev, 'code');
    const place = { city: town, state, country: 'USA', timezone };
    const venueId = college.add('venue', { title: `${mascot} Field`, ...place });
    const arenaId = college.add('venue', { title: `${town} Arena`, ...place });
    return { id, venueId, arenaId };
  });
}

function addAlias(college: CollegeRows, opponentId: number, alias: string, kind: 'name' | 'code') {
  // Silver Creek was a college before it was a university
  const validTo = alias.endsWith('Creek St.') ? '2024-06-30' : null;
  college.add('opponentAlias', {
    opponentId,
    alias,
    normalized: alias.toLowerCase().replace(/[^a-z0-9]/g, ''),
    kind,
    validTo,
  });
}

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
