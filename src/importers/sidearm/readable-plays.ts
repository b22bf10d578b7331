import { type } from 'arktype';

import { clip } from '../../web/storable-text.ts';

type Schema<Play> = (value: unknown) => Play | type.errors;
type ReadPlay<Play> = { play?: Play; unreadable: { part: string; value: unknown }[] };

/**
 * The valid plays of a SIDEARM game. An invalid part of a play is skipped, and so is the play if the part is required.
 * There is one warning per kind of part, with the first invalid value.
 */
export function readablePlays<Play>(list: unknown, schema: Schema<Play>): { plays: Play[]; warnings: string[] } {
  if (list === null || list === undefined) return { plays: [], warnings: [] };
  if (!Array.isArray(list)) return { plays: [], warnings: [`Plays is ${shown(list)}, not a list; it was skipped.`] };
  const read = list.map((entry: unknown) => readPlay(entry, schema));
  const problems = read.flatMap(({ play, unreadable }, index) =>
    unreadable.map((problem) => ({ ...problem, number: index + 1, skipped: play === undefined ? 'the play' : 'it' })),
  );
  const kinds = Map.groupBy(problems, ({ part, skipped }) => `${part}|${skipped}`);
  return {
    plays: read.flatMap(({ play }) => (play === undefined ? [] : [play])),
    warnings: [...kinds.values()].flatMap(warningOf),
  };
}

function warningOf(problems: readonly { part: string; value: unknown; number: number; skipped: string }[]): string[] {
  const [first] = problems;
  if (!first) return [];
  const plays = new Set(problems.map(({ number }) => number)).size;
  const where = plays === 1 ? `play ${first.number}` : `${plays} plays, first in play ${first.number}`;
  return [`${first.part} cannot be read in ${where} (${shown(first.value)}); ${first.skipped} was skipped.`];
}

function readPlay<Play>(entry: unknown, schema: Schema<Play>): ReadPlay<Play> {
  const whole = schema(entry);
  if (!(whole instanceof type.errors)) return { play: whole, unreadable: [] };
  if (!isObject(entry)) return { unreadable: [{ part: 'The entry', value: entry }] };
  const paths = whole.map(({ path }) => path.map(String));
  const rest = schema(withoutPaths(entry, paths));
  return {
    ...(!(rest instanceof type.errors) && { play: rest }),
    unreadable: paths.map((path) => ({ part: path[0] ?? '', value: valueAt(entry, path) })),
  };
}

/** Removes the first key of each path; of a list, only the entry. */
function withoutPaths(entry: Readonly<Record<string, unknown>>, paths: readonly string[][]): Record<string, unknown> {
  const rest = { ...entry };
  for (const [key, found] of Map.groupBy(paths, ([key]) => key ?? '')) {
    const value = entry[key];
    const removed = new Set(found.map(([, index]) => index));
    if (Array.isArray(value) && !removed.has(undefined)) rest[key] = value.filter((_, at) => !removed.has(String(at)));
    else delete rest[key];
  }
  return rest;
}

function valueAt(entry: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), entry);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const shown = (value: unknown) => clip(JSON.stringify(value) ?? 'absent', 40);
