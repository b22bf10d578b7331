import { plainLatin } from '../../web/slug.ts';

/** A person as read from a file: values by field name, and the lines or cards they are from. */
export type StaffRow = { values: Record<string, string>; departments: readonly string[]; where: string };

export const rowName = ({ values }: Pick<StaffRow, 'values'>): string =>
  [values['firstName'], values['lastName']].filter(Boolean).join(' ');

/** Identifies a person within a file. */
const keyOf = (row: StaffRow): string => `${plainLatin(rowName(row))} ${row.values['email']?.toLowerCase() ?? ''}`;

/** Combines the rows of a person who is listed in several departments; the first row with a value supplies it. */
export const mergeRows = (rows: readonly StaffRow[]): StaffRow[] =>
  [...Map.groupBy(rows, keyOf).values()].map((same) => ({
    values: Object.assign({}, ...same.map(({ values }) => values).reverse()),
    departments: [...new Set(same.flatMap(({ departments }) => departments))],
    where: same.map(({ where }) => where).join(' and '),
  }));
