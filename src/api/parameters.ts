import { type } from 'arktype';

import { searchKinds } from '../content/search.ts';
import { parseDayOfYear } from '../domain/calendar/day-of-year.ts';
import { parseDay } from '../domain/calendar/parse-day.ts';
import { type LocationIndicator, locationIndicators } from '../domain/game.ts';
import { maxSearchLength } from '../domain/search.ts';

/** A path or query parameter: its parser and documentation. */
export type Parameter<Value = unknown> = {
  parse: (text: string) => Value | type.errors;
  description: string;
  /** Required: printed in the documentation. */
  example: string;
  /** JSON schema of the text. */
  schema: object;
  required?: true;
  /** Default value. */
  otherwise?: Value;
  /** A text that stands for no value. */
  absent?: string;
};

const wholeNumber = (from: number, to: number) =>
  type('string.integer.parse')
    .to(`${from} <= number.integer <= ${to}`)
    .describe(`a whole number from ${from} to ${to}`);

const integer = { type: 'integer' };
const text = { type: 'string' };

const rowId = wholeNumber(1, 2_147_483_647);

export const idOf = (thing: string): Parameter<number> => ({
  parse: rowId,
  description: `Id of the ${thing}`,
  example: '1',
  schema: { ...integer, minimum: 1 },
});

/** An id by which a list is limited; programs send 0 for a list that is not. */
export const filterId = (thing: string): Parameter<number> => ({
  ...idOf(thing),
  description: `Id of the ${thing}. Omit it, or send 0, for all.`,
  schema: { ...integer, minimum: 0 },
  absent: '0',
});

/** An id, or 0 for all. */
export const idOrAll = (things: string): Parameter<number> => ({
  parse: wholeNumber(0, 2_147_483_647),
  description: `Id of the ${things}; 0 for all`,
  example: '1',
  schema: { ...integer, minimum: 0 },
});

export const sportIdOrHome = defaulting(0, {
  parse: wholeNumber(0, 2_147_483_647),
  description: 'Id of the sport; 0 for the home page',
  example: '0',
  schema: { ...integer, minimum: 0, default: 0 },
});

export const pageIndex = defaulting(1, {
  parse: wholeNumber(0, 100_000).pipe((page) => Math.max(page, 1)),
  description: 'Page number, starting at 1; 0 is treated as 1',
  example: '1',
  schema: { ...integer, minimum: 0, default: 1 },
});

export const pageSize = defaulting(10, {
  parse: wholeNumber(1, 100),
  description: 'Items per page',
  example: '10',
  schema: { ...integer, minimum: 1, maximum: 100, default: 10 },
});

const calendarDay = type('string')
  .pipe((given) => parseDay(given))
  .to(type('string').describe('a day such as 2026-09-05, 09-05-2026 or 9-5-2026'));

/** A date in any accepted format; parsed to YYYY-MM-DD. */
export const day = (description: string): Parameter<string> => ({
  parse: calendarDay,
  description,
  example: '2026-09-05',
  schema: text,
});

/** A calendar day of every year; parsed to MM-DD. */
export const calendarDayOfYear: Parameter<string> = {
  parse: type('string')
    .pipe((given) => parseDayOfYear(given))
    .to(type('string').describe('a month and a day such as 11-22')),
  description: 'Month and day',
  example: '11-22',
  schema: text,
};

/** Slug or short name of a sport. */
export const sportName: Parameter<string> = {
  parse: type(/^[\p{L}\p{N}_'&. -]{1,80}$/u).describe('the slug or short name of a sport, such as mens-soccer or msoc'),
  description: 'Slug or short name of the sport, as listed by `/api/v2/Sports`',
  example: 'football',
  schema: text,
};

export const seasonTitle: Parameter<string> = {
  parse: type(/^\d{4}(-\d{2})?$/).describe('a season such as 2026 or 2025-26'),
  description: 'Title of the season, or the year in which it begins; the current season by default',
  example: '2026',
  schema: text,
};

export const storySlug: Parameter<string> = {
  parse: type(/^[\p{L}\p{N}_.-]{1,200}$/u)
    .pipe((slug) => slug.replace(/\.aspx$/, ''))
    .to(type('string > 0').describe('the slug of a story')),
  description: 'Last part of the URL of the story',
  example: 'tides-win-opener',
  schema: text,
};

export const nameStart: Parameter<string> = {
  parse: type(/^[\p{L}'’. -]{1,40}$/u).describe('a prefix of a name'),
  description: 'Prefix of the last name',
  example: 's',
  schema: text,
};

export const cursor: Parameter<number> = {
  parse: type('string <= 200')
    .pipe((given) => readCursor(given))
    .to(wholeNumberValue())
    .describe('a cursor from a previous response'),
  description: '`before` or `after` of a previous response',
  example: Buffer.from(JSON.stringify({ date: '2026-09-10', id: 1, start: 10 })).toString('base64'),
  schema: text,
};

function wholeNumberValue() {
  return type('-100 <= number.integer <= 10000000');
}

function readCursor(given: string): unknown {
  try {
    return JSON.parse(Buffer.from(given, 'base64').toString('utf8'))?.start;
  } catch {
    return undefined;
  }
}

/** Place names are case-insensitive. */
export const promotionName: Parameter<string> = {
  parse: type(/^[a-z0-9_-]{1,80}$/).describe('the name of a place: letters, digits and hyphens, at most 80'),
  description: 'Name of the place',
  example: 'home-rotator',
  schema: text,
};

/** Idempotency key of a browser's report. */
export const recordKey = (thing: string): Parameter<string> => ({
  parse: type(/^[A-Za-z0-9_-]{8,64}$/).describe('8 to 64 letters, digits, hyphens or underscores, such as a UUID'),
  description: `Idempotency key of the ${thing}: 8 to 64 letters, digits, hyphens or underscores`,
  example: '5f2b6c1e-8d3a-4f7b-9c0e-1a2b3c4d5e6f',
  schema: { ...text, pattern: '^[A-Za-z0-9_-]{8,64}$' },
});

/** Maximum number of ids in one request. */
export const maxIds = 100;
const isRowId = (text: string) => /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= 2_147_483_647;

/** Comma-separated ids; duplicates are removed. */
export const idsOf = (things: string, most = maxIds): Parameter<number[]> => ({
  parse: type('string')
    .narrow((given, ctx) => {
      const ids = given.split(',');
      return (
        (ids.length <= most && ids.every(isRowId)) ||
        ctx.mustBe(`1 to ${most} ids of ${things} with commas between, such as 12,15`)
      );
    })
    .pipe((given) => [...new Set(given.split(',').map(Number))]),
  description: `Comma-separated ids of ${things}; at most ${most}`,
  example: '1,2',
  schema: text,
});

/** Cache buster; ignored. */
export const cacheBuster: Parameter<string> = {
  parse: type('string <= 40').describe('at most 40 characters'),
  description: 'Cache buster; ignored',
  example: '1789077600000',
  schema: text,
};

export const oneOf = <const Value extends string>(
  description: string,
  ...values: readonly Value[]
): Parameter<Value> => {
  const known: readonly string[] = values;
  const choice = type('string')
    .narrow((given) => known.includes(given))
    .describe(`one of ${values.join(', ')}`);
  return {
    parse: (given) => choice(given) as Value | type.errors,
    description,
    example: values[0] ?? '',
    schema: { ...text, enum: values },
  };
};

const places: Record<string, LocationIndicator> = { home: 'H', away: 'A', neutral: 'N' };

/** Home, away or neutral games by letter or word, in any case. */
export const place: Parameter<string> = {
  parse: type('string')
    .pipe((given) => places[given.toLowerCase()] ?? given.toUpperCase())
    .to(type.enumerated(...locationIndicators)),
  description: 'Home, away or neutral-site games: H, A or N, or the word',
  example: 'H',
  schema: text,
};

export const required = <Value>(parameter: Parameter<Value>) => ({ ...parameter, required: true }) as const;

function defaulting<Value>(otherwise: Value, parameter: Parameter<Value>) {
  return { ...parameter, otherwise };
}

export const searchedText: Parameter<string> & { required: true } = {
  parse: type(`string <= ${maxSearchLength}`).describe(`a text of at most ${maxSearchLength} characters`),
  description: 'Search terms, matched by prefix',
  example: 'football',
  schema: { ...text, maxLength: maxSearchLength },
  required: true,
};

export const searchedLiterally: Parameter<string> = {
  parse: type.enumerated('true', 'false').describe('true or false'),
  description: 'Whether misspelled terms are searched as given',
  example: 'false',
  schema: { ...text, enum: ['true', 'false'] },
};

export const searchedKind: Parameter<string> = {
  parse: type('string')
    .narrow((kind) => searchKinds.includes(kind))
    .describe(`one of ${searchKinds.join(', ')}`),
  description: 'Limits results to this kind',
  example: 'story',
  schema: { ...text, enum: searchKinds },
};
