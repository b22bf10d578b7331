import type { ScheduleGame } from '../../api/games/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { gameStateText } from '../../domain/game-state.ts';
import { dayWithWeekday } from '../../domain/printed-date.ts';
import type { ShownResult } from '../../ui/games/game-result.tsx';
import type { TextCell, TextColumn, TextTable } from '../../web/text-document.ts';
import { lastDay } from './last-day.ts';
import { locationLabels } from './location-filter.ts';
import { resultOf } from './row-result.ts';

/** The columns, the same in every season and sport because programs find cells by heading and position. */
export const scheduleColumns: readonly TextColumn[] = [
  { heading: 'Date', isRowHeader: true },
  { heading: 'Time', isShort: true },
  { heading: 'At' },
  { heading: 'Opponent' },
  { heading: 'Location' },
  { heading: 'Tournament' },
  { heading: 'Result' },
];

/** A season's games as a text table, in order; the result links to the box score or recap. */
export const scheduleTable = (caption: string, games: readonly ScheduleGame[]): TextTable => ({
  caption,
  columns: scheduleColumns,
  rows: games.map((game) => ({ cells: scheduleCells(game) })),
});

/** The cells of a game below `scheduleColumns`. */
export const scheduleCells = (game: ScheduleGame): TextCell[] => [
  datesOf(game),
  gameStart(game).time,
  locationLabels[game.locationIndicator],
  opponentOf(game),
  placeOf(game),
  tournamentOf(game),
  resultCell(game),
];

/** "Feb 16 (Fri)", "Feb 16 (Fri) to Feb 18 (Sun)". */
function datesOf(game: ScheduleGame): string {
  const last = lastDay(game);
  return [game.venueDate, ...(last ? [last] : [])].map(dayWithWeekday).join(' to ');
}

const opponentOf = ({ opponent: { prefix, title }, doubleheader }: ScheduleGame): string =>
  [prefix, title, doubleheader > 0 && `(Game ${doubleheader})`].filter(Boolean).join(' ');

/** "Norfolk, VA (Chartway Arena)", as programs split it. */
function placeOf({ location, facility }: ScheduleGame): string {
  if (!facility) return location ?? '';
  return location ? `${location} (${facility.title})` : facility.title;
}

const kinds: Partial<Record<ScheduleGame['type'], string>> = { E: 'Exhibition', S: 'Scrimmage' };

/** The tournament of a game, or that it is an exhibition; empty for others. */
export const tournamentOf = ({ tournament, conferenceTournament, type }: ScheduleGame): string =>
  tournament?.title ?? (conferenceTournament ? 'Conference Tournament' : (kinds[type] ?? ''));

function resultCell(game: ScheduleGame): TextCell {
  const text = resultText(resultOf(game), game);
  const url = game.boxscoreUrl ?? game.recapUrl;
  return text && url ? { text, url } : text;
}

/** "W 7-3", "L 2-3 (OT)", "Postponed", "1st of 12"; empty before the game. */
export function resultText(
  { mark, score, status, overtime, notes }: ShownResult,
  { gameState, gameStateReason }: Pick<ScheduleGame, 'gameState'> & Partial<Pick<ScheduleGame, 'gameStateReason'>>,
): string {
  const figures = [mark, score && `${score.team}-${score.opponent}`].filter(Boolean).join(' ');
  const word = status && gameStateText(gameState, gameStateReason);
  const remarks = [overtime, ...notes].filter(Boolean);
  if (!figures && !word) return remarks.join(', ');
  return [word, figures, remarks.length > 0 && `(${remarks.join(', ')})`].filter(Boolean).join(' ');
}
