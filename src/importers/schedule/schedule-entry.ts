import type { game as gameTable } from '../../db/schema/game.ts';
import type { GameMedia } from '../../domain/game.ts';
import { type GameState, gameState, isComplete, isGameState } from '../../domain/game-state.ts';
import { isSame } from '../same-value.ts';
import type { GameRow } from '../save/match-game.ts';
import type { ScheduledGame } from './scheduled-game.ts';

type Values = Partial<typeof gameTable.$inferInsert>;
type Entry = Readonly<Record<string, unknown>>;

/** Columns that a schedule states together: when a game is played, and how it ended. */
const together: readonly (readonly string[])[] = [
  ['startsAt', 'localDate', 'localEndDate', 'tbd', 'allDay', 'timezone'],
  [
    'state',
    'stateReason',
    'ourScore',
    'opponentScore',
    'periodsPlayed',
    'forfeit',
    'vacated',
    'noContest',
    'postScore',
    'placing',
  ],
];
const [when = [], outcome = []] = together;
const notPlayed: readonly number[] = [gameState.Postponed, gameState.Canceled, gameState.Delayed];

/** What a schedule states about a game, by column. */
export const entryOf = ({ values, media, detail, opponentName, doubleheader, isAlone }: ScheduledGame): Entry => ({
  ...values,
  ...(detail?.attendance !== undefined && { attendance: detail.attendance }),
  media,
  opponent: opponentName,
  doubleheader: isAlone ? 0 : doubleheader,
});

/** The entry's field that determines a column with another name. */
const fieldOf: Readonly<Record<string, string>> = { opponentId: 'opponent', siteInferred: 'locationIndicator' };

/**
 * The values of a known game that its schedule states differently than at the last import. The others remain as staff or a
 * box score have set them since.
 */
export function newlyStated(row: GameRow, wanted: Values, entry: Entry): Values {
  const before = row.scheduleEntry ?? presumedEntry(row, entry);
  const differs = (field: string) => !isSame(before[field], entry[field]);
  // the day and zone of a start may be inferred anew although the schedule has not changed
  const isSameStart = entry['startsAt'] != null && !['startsAt', 'localEndDate', 'tbd', 'allDay'].some(differs);
  const isNew = (column: string) => {
    if (when.includes(column) && isSameStart) return differs(column) && isSame(row.startsAt, entry['startsAt']);
    return (together.find((group) => group.includes(column)) ?? [fieldOf[column] ?? column]).some(differs);
  };
  const values: Values = Object.fromEntries(
    Object.entries(wanted).filter(([column]) => column === 'scheduleUid' || isNew(column)),
  );
  if (values.media) values.media = mergeMedia(row.media, before['media'] as GameMedia | undefined, values.media);
  const isRevived = isNew('state') && entry['state'] === undefined && notPlayed.includes(Number(before['state']));
  if (isRevived && row.state === before['state'])
    Object.assign(values, { state: gameState.Scheduled, stateReason: null });
  return values;
}

/** The media of a game with those that its schedule states newly. Links with another title remain. */
function mergeMedia(stored: GameMedia, before: GameMedia = {}, stated: GameMedia): GameMedia {
  const isNew = (key: keyof GameMedia) => !isSame(before[key], stated[key]);
  const fresh = Object.fromEntries(Object.entries(stated).filter(([key]) => isNew(key as keyof GameMedia)));
  if (!stated.links || !isNew('links')) return { ...stored, ...fresh };
  const replaced = new Set([...stated.links, ...(before.links ?? [])].map(({ title }) => title));
  const others = (stored.links ?? []).filter(({ title }) => !replaced.has(title));
  return { ...stored, ...fresh, links: [...stated.links, ...others] };
}

/**
 * What the schedule presumably stated about a game of which no entry is stored: that it is on its original day, if it was moved
 * from there, and how it ended, if staff set its state and it has no result.
 */
function presumedEntry({ originalDate, localDate, stateBy, state }: GameRow, entry: Entry): Entry {
  const isMoved = originalDate !== null && entry['localDate'] === originalDate && localDate !== originalDate;
  const isDecided = isGameState(Number(entry['state'])) && isComplete(Number(entry['state']) as GameState);
  const isStaff = stateBy === 'staff' && !(isDecided && isGameState(state) && !isComplete(state));
  const kept = [...(isMoved ? when : []), ...(isStaff ? outcome : [])];
  return Object.fromEntries(kept.map((field) => [field, entry[field]]));
}
