import type { Correction } from '../../domain/correction.ts';
import { nameKey } from '../../domain/person-name.ts';
import type { Side } from '../../domain/side.ts';
import { counted } from '../../web/counted.ts';
import type { BoxScoreRows } from './write-box-score.ts';

type Figures = Map<string, string>;
type PlayerRow = BoxScoreRows['players'][number];

/** Every figure that differs between two box scores of a game. Changes from continued play are not corrections. */
export function correctionsBetween(before: BoxScoreRows, after: BoxScoreRows): Correction[] {
  if (hasGoneOn(before.boxScore, after.boxScore)) return [];
  const names = playerNames(before, after);
  return [...differences(figuresOf(before, names), figuresOf(after, names)), ...listDifferences(before, after)];
}

function hasGoneOn(before: BoxScoreRows['boxScore'], after: BoxScoreRows['boxScore']): boolean {
  if (before.complete) return false;
  return before.period === 0 || after.complete || after.period !== before.period || after.clock !== before.clock;
}

function differences(before: Figures, after: Figures): Correction[] {
  const fields = new Set([...before.keys(), ...after.keys()]);
  return [...fields]
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function figuresOf(rows: BoxScoreRows, names: ReadonlyMap<string, string>): Figures {
  const figures: Figures = new Map();
  const note = (subject: string, values: object) => {
    for (const [name, value] of flatten(values)) figures.set(`${subject}: ${name}`, value);
  };
  const { tenantId: _, gameId: __, updatedAt: ___, ...detail } = rows.gameDetail;
  note('game', { ...detail, complete: rows.boxScore.complete });
  for (const { label, home, away } of rows.periods) note(`period ${label}`, { home, away });
  for (const { side, score, record, conferenceRecord, rank, coach, stats } of rows.teams) {
    note(`${side} team`, { score, record, conferenceRecord, rank, coach, stats });
  }
  for (const [key, player] of playersByKey(rows)) {
    const { firstName, lastName, jersey, position, classYear, started, played, battingOrder, libero, stats } = player;
    const name = `${lastName}, ${firstName}`;
    note(names.get(key) ?? key, { name, jersey, position, classYear, started, played, battingOrder, libero, stats });
  }
  return figures;
}

/** Flattens statistics to "group.key" and other values to their own key; absent and empty values are omitted. */
function flatten(values: object): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined || value === '') return [];
    if (Array.isArray(value)) return value.length > 0 ? [[name, value.join(' | ')]] : [];
    if (typeof value !== 'object') return [[name, String(value)]];
    return flatten(value).map(([inner, text]) => [name === 'stats' ? inner : `${name}.${inner}`, text]);
  });
}

/** Keyed by the scorer's code, else by number and name: a corrected name keeps its code. */
function playersByKey({ players }: BoxScoreRows): Map<string, PlayerRow> {
  const byKey = new Map<string, PlayerRow>();
  for (const player of players) {
    const key = `${player.side}|${player.code || `${player.jersey}|${nameKey(player)}`}`;
    byKey.set(byKey.has(key) ? `${key}|${player.seq}` : key, player);
  }
  return byKey;
}

function playerNames(before: BoxScoreRows, after: BoxScoreRows): Map<string, string> {
  const label = (side: Side, { firstName, lastName }: PlayerRow) =>
    `${side} ${[lastName, firstName].filter(Boolean).join(', ')}`;
  const names = new Map<string, string>();
  for (const [key, player] of [...playersByKey(before), ...playersByKey(after)])
    names.set(key, label(player.side, player));
  const uses = Map.groupBy(names, ([, name]) => name);
  // two players with the same name are told apart by their keys
  return new Map(
    [...names].map(([key, name]) => [key, uses.get(name)?.length === 1 ? name : `${name} (${key.split('|').at(1)})`]),
  );
}

const lists = ['plays', 'scoring', 'drives', 'penalties', 'officials'] as const;

function listDifferences(before: BoxScoreRows, after: BoxScoreRows): Correction[] {
  return lists.flatMap((field) => {
    const [old, now] = [before[field].map(entryText), after[field].map(entryText)];
    const previous = new Set(old);
    const changed = now.filter((entry, index) => entry !== old[index]).length;
    if (old.length === now.length && changed === 0) return [];
    const fresh = now.filter((entry) => !previous.has(entry)).length;
    return [{ field, before: entries(old.length), after: `${entries(now.length)}, ${fresh} of them new or changed` }];
  });
}

const entries = (count: number) => counted(count, 'entry', 'entries');

/** Fields that identify an entry or are not printed. */
const unprinted = new Set(['tenantId', 'gameId', 'seq', 'action', 'sourceText', 'goal', 'card', 'jersey']);

function entryText(row: object): string {
  return JSON.stringify(
    Object.entries(row)
      .filter(([key, value]) => !unprinted.has(key) && value !== null && value !== undefined)
      .map(([key, value]) => [key, inKeyOrder(value)])
      .sort(byKey),
  );
}

/** Postgres does not preserve the key order of jsonb. */
function inKeyOrder(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(byKey))
    : value;
}

const byKey = ([a]: unknown[], [b]: unknown[]) => String(a).localeCompare(String(b));
