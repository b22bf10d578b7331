import { parsePersonName } from '../../domain/person-name.ts';
import { readTable, type TableRow } from '../table.ts';
import { isFilled, type Unread, unreadCells } from '../unread.ts';
import type { StaffRow } from './staff-row.ts';

/** Columns of directories of other systems, by the field they hold. */
const titlesOf: Record<string, readonly string[]> = {
  name: ['name', 'fullname', 'employee', 'employeename', 'staff', 'staffmember'],
  firstName: ['firstname', 'first', 'givenname'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  title: ['title', 'jobtitle', 'role', 'positiontitle'],
  departments: ['departments', 'department', 'category', 'dept', 'unit'],
  email: ['email', 'emailaddress', 'mail'],
  phone: ['phone', 'phonenumber', 'telephone', 'officephone', 'workphone', 'tel'],
  office: ['office', 'location', 'room', 'officelocation', 'building'],
  sports: ['sports', 'sport'],
};

const isGiven = (cell: string) => isFilled(cell) && !/^vacant$/i.test(cell);
const officeWords = /\b(?:office|desk|line|center|department|clinic|room|store|shop|reception)\b/i;
const credentials =
  /,\s*(?:(?:ph|ed|j)\.?d\.?|m\.?d\.?|d\.?o\.?|mba|m\.?[as]\.?|[lac]*atc?|lat|cscs|scat|rdn?|cpa|dpt|pt|lcsw|ccc)\b.*$/is;

type Result = { rows: StaffRow[]; unread: Unread };

/**
 * Reads the CSV of a staff directory: names in one column or two, departments in a column or as lines of their own.
 * `fields` are the names of further columns that are read as they are.
 */
export function readStaffTable(file: string, bytes: Uint8Array, fields: readonly string[]): Result {
  const table = readTable(bytes);
  const lines = table.rows;
  const columns = columnsOf([...table.columns.keys()], fields);
  const unread = unreadCells(table, (column) => columns.has(column)).map((what) => `${file}: ${what}`);
  const rows: StaffRow[] = [];
  let heading: string | undefined;
  for (const line of lines) {
    const cells = Object.entries(line.cells).filter(([, cell]) => isGiven(cell));
    if (cells.length === 0) continue;
    if (cells.length === 1 && isHeading(cells[0], columns)) heading = cells[0]?.[1];
    else rows.push(toRow(file, line, { columns, heading, unread }));
  }
  return { rows, unread };
}

/** The field of each column title. The column `position` is a title where there is no other, else a rank. */
function columnsOf(given: readonly string[], fields: readonly string[]): Map<string, string> {
  const columns = new Map<string, string>();
  for (const title of given) {
    const known = Object.keys(titlesOf).find((field) => titlesOf[field]?.includes(title));
    const field = known ?? fields.find((name) => name.toLowerCase() === title);
    if (field && ![...columns.values()].includes(field)) columns.set(title, field);
  }
  if (columns.has('position') && ![...columns.values()].includes('title')) columns.set('position', 'title');
  return columns;
}

const isHeading = ([title]: [string, string] = ['', ''], columns: Map<string, string>): boolean =>
  ['name', 'firstName', 'lastName', 'departments'].includes(columns.get(title) ?? '');

type Context = { columns: Map<string, string>; heading: string | undefined; unread: Unread };

function toRow(file: string, { line, cells }: TableRow, { columns, heading, unread }: Context): StaffRow {
  const where = `${file}, line ${line}`;
  const given = Object.fromEntries(
    Object.entries(cells).flatMap(([title, cell]) => {
      const field = columns.get(title);
      return field && isGiven(cell) ? [[field, cell]] : [];
    }),
  );
  const { name, departments = heading ?? '', ...values } = given;
  const whole = name?.replace(credentials, '');
  if (name && whole !== name) unread.push(`${where}: left out "${name.slice(whole?.length).replace(/^,\s*/, '')}"`);
  return {
    where,
    departments: departments.split(/(?<!\s)\s*[,;|]\s*/).filter(Boolean),
    values: { ...values, ...(whole && namesOf(whole)) },
  };
}

/** The names of a person; all words of an office are its last name. */
function namesOf(name: string): Record<string, string> {
  if (officeWords.test(name)) return { lastName: name };
  const { firstName, lastName } = parsePersonName(name);
  return { lastName, ...(firstName && { firstName }) };
}
