/** The last day of the season before women's college basketball went from halves to quarters. */
const lastDayOfWomensHalves = '2015-08-31';

/**
 * Whose game it was by its periods: only men have played halves since 2015. Quarters prove nothing, as men's leagues and
 * exhibitions play them too.
 */
export function basketballGender(regulationPeriods: number, date: string): 'm' | undefined {
  return regulationPeriods === 2 && date > lastDayOfWomensHalves ? 'm' : undefined;
}
