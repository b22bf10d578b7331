/** Last day before women's college basketball switched from halves to quarters. */
const lastDayOfWomensHalves = '2015-08-31';

/**
 * Infers the gender from the period format: since 2015 only men play halves. Quarters prove nothing because men's
 * leagues and exhibitions use them too.
 */
export function basketballGender(regulationPeriods: number, date: string): 'm' | undefined {
  return regulationPeriods === 2 && date > lastDayOfWomensHalves ? 'm' : undefined;
}
