import type { Side } from './side.ts';
import type { SportFamily } from './sport-family.ts';
import { getSportStats } from './stats/families.ts';
import { figureName, figureText } from './stats/figure-name.ts';

/**
 * One figure that a later file changed; `null` where it was absent before, or is absent now. `field` is its place in
 * the box score: "game: attendance", "period 2: home", "away team: special.ties", "home Swarm, Molly: box.pts", "plays".
 */
export type Correction = { field: string; before: string | null; after: string | null };

/** The names needed to print a correction. */
export type CorrectedBook = { family: SportFamily; home: { name: string }; away: { name: string } };

const lists: Readonly<Record<string, string>> = {
  plays: 'Play-by-play',
  scoring: 'Scoring summary',
  drives: 'Drives',
  penalties: 'Penalties',
  officials: 'Officials',
};
/** Fields that are not statistics. */
const facts: Readonly<Record<string, string>> = {
  durationMinutes: 'duration in minutes',
  start: 'start time',
  end: 'end time',
  complete: 'final',
  conferenceRecord: 'conference record',
  coach: 'head coach',
  jersey: 'number',
  classYear: 'class',
  started: 'starter',
  battingOrder: 'place in the batting order',
};
const truth: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** A correction as fans read it: "Swarm, Molly (Lakeside): points", 24, 25. */
export function printCorrection({ field, before, after }: Correction, book: CorrectedBook): Correction {
  const end = field.lastIndexOf(': ');
  if (end < 0) return { field: lists[field] ?? field, before, after };
  const [subject, path] = [field.slice(0, end), field.slice(end + 2)];
  const [group = '', ...keys] = path.split('.');
  const key = keys.join('.');
  const print = (value: string | null) => (value === null ? null : printValue(book.family, group, key, value));
  return { field: printField(book, subject, group, key), before: print(before), after: print(after) };
}

function printField(book: CorrectedBook, subject: string, group: string, key: string): string {
  const [, side, player] = /^(home|away) (.*)$/s.exec(subject) ?? [];
  if (side === undefined || player === undefined) return printGameField(book, subject, group);
  const name = key === '' ? (facts[group] ?? group) : figureName(book.family, group, key);
  const team = book[side as Side].name;
  return player === 'team' ? `${team}: ${name}` : `${player} (${team}): ${name}`;
}

function printGameField(book: CorrectedBook, subject: string, name: string): string {
  const period = /^period (.*)$/.exec(subject)?.[1];
  if (period === undefined) return `Game: ${facts[name] ?? name}`;
  const { periodName = 'Period', pointName = 'Points' } = getSportStats(book.family) ?? {};
  const side = name === 'home' ? book.home : book.away;
  return `${/^\d/.test(period) && !/OT$/.test(period) ? `${periodName} ${period}` : period}: ${side.name} ${pointName.toLowerCase()}`;
}

function printValue(family: SportFamily, group: string, key: string, value: string): string {
  if (key !== '') return figureText(family, group, key, value);
  return truth[value] ?? value;
}
