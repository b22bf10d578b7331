import type { ReadContext } from '../fields/field.ts';

export const honoredPeopleHint = 'people on rosters (default: whoever of that name was on the roster of the sport)';

type Honored = {
  name: string;
  /** Only people on rosters of these sports; without any, of all sports. */
  sports?: readonly (number | null | undefined)[] | undefined;
  /** Only people on the roster of this season. */
  season?: string | undefined;
  /** Only people whose last season began before this year. */
  until?: number | undefined;
};

/** The person named by an honor, if exactly one person on the rosters matches. Warns if several match. */
export async function honoredPeople(
  { name, sports = [], season, until }: Honored,
  { findPeople, warn }: Pick<ReadContext, 'findPeople'> & { warn: (field: string, message: string) => void },
): Promise<number[]> {
  const sportIds = sports.filter((id) => typeof id === 'number');
  const found = (await findPeople(name.trim())).filter(({ person }) => {
    const { terms = [] } = person ?? {};
    const ofSports = terms.filter(({ sportId }) => sportIds.length === 0 || sportIds.includes(sportId));
    if (season !== undefined) return ofSports.some((term) => term.season === season);
    return (
      ofSports.length > 0 && terms.every((term) => until === undefined || Number.parseInt(term.season, 10) < until)
    );
  });
  if (found.length > 1) {
    const choices = found.map(({ id, person }) => `${id} (${person?.terms.map((term) => term.season).join(', ')})`);
    warn(
      'people',
      `several people on rosters are named ${name}; give the number of one of them: ${choices.join(', ')}`,
    );
  }
  return found.length === 1 ? found.map(({ id }) => id) : [];
}
