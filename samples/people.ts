import type { ClassYear } from '../src/domain/class-year.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import { drawMajor, drawName, drawOrigin, type Name } from './names.ts';
import type { Position } from './positions.ts';
import type { Random } from './random.ts';
import type { SportKind } from './sport-kind.ts';

/** An athlete who stays for several seasons. */
export type Athlete = Name & {
  personId: number;
  jersey: string;
  position: Position | undefined;
  classYear: ClassYear;
  height: number;
  weight: number | null;
  hometown: string;
  highSchool: string | null;
  previousSchool: string | null;
  major: string;
};

const next: Partial<Record<ClassYear, ClassYear>> = {
  Freshman: 'Sophomore',
  'Redshirt Freshman': 'Redshirt Sophomore',
  Sophomore: 'Junior',
  'Redshirt Sophomore': 'Redshirt Junior',
  Junior: 'Senior',
  'Redshirt Junior': 'Redshirt Senior',
};
const firstClasses: ClassYear[] = [
  'Freshman',
  'Freshman',
  'Sophomore',
  'Junior',
  'Junior',
  'Senior',
  'Redshirt Freshman',
  'Redshirt Sophomore',
  'Graduate Student',
];
const arrivals: ClassYear[] = ['Freshman', 'Freshman', 'Freshman', 'Sophomore', 'Junior', 'Graduate Student'];

/** The rosters of a team over several seasons, oldest first: players move up a class, graduate, and newcomers replace them. */
export function drawSquads(
  college: CollegeRows,
  kind: SportKind,
  seasons: number,
  random: Random,
  named: readonly Name[] = [],
): Athlete[][] {
  const squads: Athlete[][] = [];
  for (let season = 0; season < seasons; season++) {
    const stayed: Athlete[] = (squads.at(-1) ?? []).flatMap((athlete) => moveUp(athlete, random));
    const open = openings(kind, stayed);
    const fresh = Array.from({ length: kind.roster - stayed.length }, (_, index) =>
      drawAthlete(
        college,
        random,
        kind,
        open[index] ?? kind.positions[index % kind.positions.length],
        season === 0 ? { name: named[index], classes: firstClasses } : { classes: arrivals },
      ),
    );
    squads.push(numbered([...stayed, ...fresh], kind, random));
  }
  return squads;
}

function moveUp(athlete: Athlete, random: Random): Athlete[] {
  const classYear =
    athlete.classYear === 'Freshman' && random.chance(0.25) ? 'Redshirt Freshman' : next[athlete.classYear];
  if (classYear) return random.chance(0.9) ? [{ ...athlete, classYear }] : [];
  return random.chance(0.12) && athlete.classYear.endsWith('Senior')
    ? [{ ...athlete, classYear: 'Graduate Student' }]
    : [];
}

function drawAthlete(
  college: CollegeRows,
  random: Random,
  kind: SportKind,
  position: Position | undefined,
  { name: given, classes }: { name?: Name | undefined; classes: readonly ClassYear[] },
): Athlete {
  const name = given ?? drawName(random, kind.gender);
  const origin = drawOrigin(random);
  const classYear = random.pick(classes);
  const previousSchool =
    classYear !== 'Freshman' && random.chance(0.3)
      ? `${random.pick(['Fox Valley', 'Harbor', 'Prairie', 'Twin Rivers', 'Bayside'])} Community College`
      : null;
  const [low, high] = position?.inches ?? [64, 75];
  const personId = college.add('person', { ...name, ...origin, previousSchool });
  return {
    ...name,
    ...origin,
    personId,
    jersey: '',
    position,
    classYear,
    height: random.int(low, high),
    weight: position?.pounds ? random.int(...position.pounds) : null,
    previousSchool,
    major: drawMajor(random),
  };
}

/** The positions that newcomers fill, so that a roster always has its keepers, kickers and pitchers. */
function openings(kind: SportKind, stayed: readonly Athlete[]): Position[] {
  const total = kind.positions.reduce((sum, { share }) => sum + share, 0);
  const missing = kind.positions.map((position) => {
    const wanted = Math.max(1, Math.round((position.share / total) * kind.roster));
    return { position, count: wanted - stayed.filter((athlete) => athlete.position?.short === position.short).length };
  });
  const open: Position[] = [];
  // one of each in turn, the emptiest first
  for (let round = Math.max(0, ...missing.map(({ count }) => count)); round > 0; round--) {
    open.push(...missing.filter(({ count }) => count >= round).map(({ position }) => position));
  }
  return open;
}

const unnumbered = new Set(['meet', 'tennis']);

/** Gives everyone without a number a free one; a large football squad shares some between offense and defense, as real ones do. */
function numbered(squad: readonly Athlete[], kind: SportKind, random: Random): Athlete[] {
  if (unnumbered.has(kind.family)) return [...squad];
  const taken = new Set(squad.map(({ jersey }) => jersey));
  const highest = kind.roster > 40 ? 99 : kind.family === 'basketball' ? 45 : Math.max(35, kind.roster + 6);
  const free = random.shuffle(
    ['0', '00', ...Array.from({ length: highest }, (_, index) => String(index + 1))].filter(
      (number) => !taken.has(number),
    ),
  );
  return squad.map((athlete) =>
    athlete.jersey ? athlete : { ...athlete, jersey: free.pop() ?? String(random.int(1, 99)) },
  );
}

export function rosterRow(athlete: Athlete, seasonId: number): Omit<RowOf<'rosterPlayer'>, 'tenantId' | 'id'> {
  const { personId, jersey, position, classYear, hometown, highSchool, previousSchool, major } = athlete;
  return {
    personId,
    seasonId,
    jersey: jersey || null,
    positionShort: position?.short ?? null,
    positionLong: position?.long ?? null,
    classYear,
    heightInches: athlete.height,
    weightPounds: athlete.weight,
    hometown,
    highSchool,
    previousSchool,
    major,
  };
}
