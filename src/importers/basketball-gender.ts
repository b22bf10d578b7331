/** The last day of the season before women's college basketball went from halves to quarters; men never did. */
const lastDayOfWomensHalves = '2015-08-31';

/** Whose game it was by its periods; `undefined` where both played halves. */
export function basketballGender(regulationPeriods: number, date: string): 'm' | 'f' | undefined {
  if (regulationPeriods === 4) return 'f';
  return regulationPeriods === 2 && date > lastDayOfWomensHalves ? 'm' : undefined;
}
