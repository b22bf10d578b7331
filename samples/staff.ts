import type { CollegeRows, RowOf } from './college-rows.ts';
import { drawName } from './names.ts';
import { at, type Random } from './random.ts';
import type { SportKind } from './sport-kind.ts';

type Member = { personId: number; title: string; kind: 'coach' | 'support'; isHeadCoach: boolean; slug: string };

const footballCoaches = [
  'Offensive coordinator',
  'Defensive coordinator',
  'Special teams coordinator',
  'Quarterbacks',
  'Running backs',
  'Wide receivers',
  'Offensive line',
  'Defensive line',
  'Cornerbacks',
];
const support = [
  'Director of operations',
  'Athletic trainer',
  'Strength and conditioning coach',
  'Academic adviser',
  'Equipment manager',
];

/** Chooses a season's staff from the previous one: the head coach stays, some of the others are replaced. */
export function drawStaff(college: CollegeRows, kind: SportKind, random: Random, before: readonly Member[]): Member[] {
  const titles =
    kind.family === 'football'
      ? footballCoaches
      : ['Associate head coach', 'Assistant coach', 'Assistant coach'].slice(0, kind.roster > 12 ? 3 : 1);
  const wanted = [
    { title: kind.family === 'meet' ? 'Director and head coach' : 'Head coach', kind: 'coach' as const },
    ...titles.map((title) => ({ title, kind: 'coach' as const })),
    ...support.slice(0, kind.roster > 30 ? 5 : 2).map((title) => ({ title, kind: 'support' as const })),
  ];
  return wanted.map((role, index) => {
    const held = before[index];
    if (held && (index === 0 || random.chance(0.8))) return held;
    const name = drawName(random, 'g');
    return {
      ...role,
      personId: college.add('person', name),
      isHeadCoach: index === 0,
      slug: `${name.firstName}.${name.lastName}`.toLowerCase().replace(/[^a-z.]/g, ''),
    };
  });
}

type StaffFacts = {
  domain: string;
  /** Of the head coach. */
  firstSeason: number;
  portraitOf: (coach: RowOf<'person'>) => number | null;
};

/** Adds a staff to a season. */
export function addStaff(
  college: CollegeRows,
  seasonId: number,
  staff: readonly Member[],
  { domain, firstSeason, portraitOf }: StaffFacts,
): void {
  for (const [rank, { personId, title, kind, isHeadCoach, slug }] of staff.entries()) {
    const person = college.rows.person[personId - 1];
    college.add('rosterStaff', {
      personId,
      seasonId,
      kind,
      title,
      isHeadCoach,
      rank: rank + 1,
      email: `${slug}@${domain}`,
      phone: `555-01${String(10 + (personId % 90))}`,
      bio: isHeadCoach
        ? `<p>Has led the team since ${firstSeason}.</p><p>Before that an assistant for nine seasons at two other programs.</p>`
        : null,
      imageId: person && kind === 'coach' ? portraitOf(person) : null,
    });
  }
}

/** The name of the head coach. */
export function headCoach(college: CollegeRows, staff: readonly Member[]): string {
  const person = college.rows.person[at(staff, 0).personId - 1];
  return person ? `${person.firstName} ${person.lastName}` : '';
}

export type { Member as StaffMember };
