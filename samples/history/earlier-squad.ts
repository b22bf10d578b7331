import type { ClassYear } from '../../src/domain/class-year.ts';
import { personValues } from '../../src/importers/save/people.ts';
import type { CollegeRows } from '../college-rows.ts';
import { drawName } from '../names.ts';
import type { Random } from '../random.ts';
import type { Athlete } from '../rosters.ts';
import type { SportKind } from '../sport-kind.ts';

/** The class of a player one season earlier; absent for one who was not on the team yet. */
const classBefore: Partial<Record<ClassYear, ClassYear>> = {
  'Redshirt Freshman': 'Redshirt',
  Sophomore: 'Freshman',
  'Redshirt Sophomore': 'Redshirt Freshman',
  Junior: 'Sophomore',
  'Redshirt Junior': 'Redshirt Sophomore',
  Senior: 'Junior',
  'Redshirt Senior': 'Redshirt Junior',
  'Graduate Student': 'Senior',
  'Fifth Year': 'Senior',
  'Redshirt 5th-Year': 'Redshirt Senior',
  'Sixth Year': 'Fifth Year',
};

/**
 * The squad one season before another: its returning players a class lower, and for each newcomer a senior of the same
 * position, a new person.
 */
export function earlierSquad(
  college: CollegeRows,
  kind: SportKind,
  later: readonly Athlete[],
  random: Random,
): Athlete[] {
  return later.map((athlete) => {
    const classYear = athlete.classYear && classBefore[athlete.classYear];
    if (classYear) return { ...athlete, classYear };
    const { previousSchool: _, ...position } = athlete;
    const { hometown = '', highSchool = '' } = random.pick(later);
    const senior = { ...position, ...drawName(random, kind.gender), hometown, highSchool };
    return { ...senior, classYear: 'Senior', personId: college.add('person', personValues(senior)) };
  });
}
