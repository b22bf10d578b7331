import { type } from 'arktype';

import { type ClassYear, parseClassYear } from '../../domain/class-year.ts';
import { parseHeight } from '../../domain/height.ts';
import { type PersonName, parsePersonName } from '../../domain/person-name.ts';
import { escapeXml } from '../../web/escape-xml.ts';
import { parseRowId } from '../../web/row-id.ts';
import { sanitizeStory } from '../../web/sanitize-html.ts';
import { parseJson } from '../content.ts';
import { parseJersey } from '../jersey.ts';
import { importRefusal } from '../refusal.ts';
import type { Table, TableRow } from '../table.ts';
import { isFilled, type Unread } from '../unread.ts';
import { type RosterColumn, rosterColumns } from './columns.ts';

/** A player from a roster file; empty values have no key. */
export type RosterLine = PersonName & {
  line: number;
  /** Whether the file divides the name into first and last name. */
  isDivided: boolean;
  /** Id of the roster row, from a roster of the API. */
  rosterPlayerId?: number;
  /** Address or file name of the picture. */
  picture?: string;
  /** SHA-256 of the picture, once it is read. */
  pictureHash?: string;
  facts: {
    jersey?: string;
    positionShort?: string;
    positionLong?: string;
    classYear?: ClassYear;
    heightInches?: number;
    weightPounds?: number;
    hometown?: string;
    highSchool?: string;
    previousSchool?: string;
    major?: string;
    custom1?: string;
    custom2?: string;
    custom3?: string;
    isCaptain?: boolean;
    letters?: number;
    lettered?: boolean;
    bio?: string;
  };
};

const asText = [
  'jersey',
  'positionShort',
  'positionLong',
  'hometown',
  'highSchool',
  'previousSchool',
  'major',
  'custom1',
  'custom2',
  'custom3',
] as const;

/** Coaches and staff below the players of an exported roster. */
const staffPosition = /\b(?:coach|trainer|manager|director|coordinator|sports information)\b/i;

/** Converts the rows of a roster table to players, with a warning per unreadable value. Throws an `ImportRefusal` if there is no name column. */
export function toPlayers({ columns, rows }: Table): { players: RosterLine[]; unread: Unread } {
  const unread: Unread = [];
  const known = (field: RosterColumn) => rosterColumns[field].some((title) => columns.has(title));
  if (!known('name') && !known('lastName')) {
    const seen = [...columns.keys()].slice(0, 20).join(', ') || 'none';
    throw importRefusal(
      `The name column is missing. Call it "Name", or "First" and "Last". The columns are: ${seen}. For a file without a header line, use --columns.`,
    );
  }
  const players = rows.flatMap((row): RosterLine[] => {
    const name = nameOf(row);
    if (name.lastName === '') {
      unread.push(`line ${row.line}: no name; the line is skipped`);
      return [];
    }
    const position = [cell(row, 'positionLong'), cell(row, 'positionShort')].find((text) => staffPosition.test(text));
    if (position) {
      unread.push(`line ${row.line}: "${position}" is no position of a player; the line is skipped`);
      return [];
    }
    const rowId = parseRowId(cell(row, 'rosterPlayerId'));
    const isDivided = cell(row, 'lastName') !== '' || cell(row, 'name').includes(',');
    const place = { line: row.line, isDivided, ...(rowId === undefined ? {} : { rosterPlayerId: rowId }) };
    const picture = pictureIn(cell(row, 'picture'));
    return [{ ...name, ...place, ...(picture && { picture }), facts: factsOf(row, unread) }];
  });
  return { players, unread };
}

/** Columns of one field are alternatives; the first with a value supplies it. */
function cell({ cells }: TableRow, field: RosterColumn): string {
  for (const title of rosterColumns[field]) {
    const text = cells[title]?.replace(/\s+/g, ' ').trim();
    if (text && isFilled(text)) return text;
  }
  return '';
}

function nameOf(row: TableRow): PersonName {
  const lastName = cell(row, 'lastName');
  if (!lastName) return parsePersonName(cell(row, 'name'));
  // "Smith, Jr."
  return {
    firstName: cell(row, 'firstName'),
    lastName: lastName
      .split(',')
      .map((part) => part.trim())
      .join(' '),
  };
}

function factsOf(row: TableRow, unread: Unread): RosterLine['facts'] {
  const facts: RosterLine['facts'] = {};
  const read = <Value>(
    field: RosterColumn,
    parse: (text: string) => Value | undefined,
    remedy: string,
  ): Value | undefined => {
    const text = cell(row, field);
    const value = text === '' ? undefined : parse(text);
    if (text !== '' && value === undefined)
      unread.push(`line ${row.line}: ${field} "${text}" is not understood; write it like ${remedy}`);
    return value;
  };
  for (const field of asText) {
    const text = field === 'jersey' ? parseJersey(cell(row, field)) : cell(row, field);
    if (text) facts[field] = text;
  }
  const [town, school] = cell(row, 'hometownAndSchool').split(/(?<!\s)\s*[/(]\s*/);
  if (town && !facts.hometown) facts.hometown = town;
  if (school && !facts.highSchool) facts.highSchool = school.replace(/\)$/, '');
  const classYear = read('classYear', parseClassYear, 'So. or Redshirt Freshman');
  if (classYear) facts.classYear = classYear;
  const feet = cell(row, 'heightFeet');
  const heightInches = feet
    ? parseHeight(`${feet}-${cell(row, 'heightInches') || 0}`)
    : read('height', parseHeight, '6-2');
  if (heightInches) facts.heightInches = heightInches;
  const weight = read('weight', parseCount, '185');
  if (weight) facts.weightPounds = weight;
  const letters = read('letters', parseCount, '2');
  if (letters !== undefined) facts.letters = letters;
  const lettered = read('lettered', parseYesNo, 'yes or no');
  if (lettered !== undefined) facts.lettered = lettered;
  const isCaptain = read('captain', parseCaptain, 'yes or no');
  if (isCaptain !== undefined) facts.isCaptain = isCaptain;
  const bio = bioIn(row);
  if (bio) facts.bio = bio;
  return facts;
}

/** Text as paragraphs, or markup as readers get it. */
function bioIn({ cells }: TableRow): string {
  const text = rosterColumns.bio.map((title) => cells[title]?.trim() ?? '').find(isFilled) ?? '';
  if (/<(?:p|br|b|strong|em|i|ul|ol|li|h[1-6]|div|a)\b[^>]*>/i.test(text)) return sanitizeStory(text);
  const paragraphs = text.split(/\n[^\S\n]*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  return paragraphs
    .filter(isFilled)
    .map((paragraph) => `<p>${escapeXml(paragraph)}</p>`)
    .join('');
}

/** Our API and others have the address of a picture in an object. */
function pictureIn(text: string): string {
  if (!text.startsWith('{')) return text;
  const image = pictureObject(parseJson(text));
  return image instanceof type.errors ? '' : (image.fullpath ?? image.url ?? image.src ?? '');
}

const pictureObject = type({ 'fullpath?': 'string', 'url?': 'string', 'src?': 'string' });

const parseYesNo = (text: string) => {
  if (/^(?:y|yes|true|1|x|l|✓)$/i.test(text)) return true;
  return /^(?:n|no|false|0)$/i.test(text) ? false : undefined;
};

const parseCaptain = (text: string) => (/^(?:c|co-?captain|captain)$/i.test(text) ? true : parseYesNo(text));

const parseCount = (text: string) => {
  const [, digits] = /^(\d{1,3})(?:\.0)?\s*(?:lbs?\.?)?$/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
