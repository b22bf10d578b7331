import { countsInRecord, outcomeOf } from '../../domain/game.ts';
import { recordOf } from '../../domain/record.ts';
import { href } from '../../routing/routes.ts';
import type { GameRow } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { toCountedGame } from '../schedule/reshape.ts';
import type { EarlierMeeting } from './queries.ts';
import type { PastMeeting, SeriesSummary } from './schema.ts';

const maxMeetings = 5;

/** The ids of the latest counted games of a series, which are printed, in date order. */
export const latestIds = (games: readonly EarlierMeeting[]): number[] =>
  games
    .filter(countsInRecord)
    .slice(-maxMeetings)
    .map(({ id }) => id);

/**
 * The series between two teams; exhibitions are excluded.
 *
 * @param games all games before the current one, in date order
 * @param latest the games of `latestIds`
 * @param url the opponent history page
 */
export function toSeries(
  games: readonly EarlierMeeting[],
  latest: readonly GameRow[],
  url: string | null,
): SeriesSummary {
  const { overall } = recordOf(games);
  return {
    ...overall,
    firstSeason: games.find(countsInRecord)?.seasonTitle ?? null,
    meetings: latest.toReversed().flatMap(toMeeting),
    url: latest.length > 0 ? url : null,
  };
}

/** The URL of the opponent history with a game's opponent. */
export const historyUrl = ({
  opponentId,
  opponentSlug,
  globalSportNameSlug,
  sportShortName,
}: GameRow): string | null =>
  opponentId === null || opponentSlug === null
    ? null
    : href('opponentHistory', {
        sportSlug: globalSportNameSlug ?? sportShortName,
        opponentSlug,
        opponentId: String(opponentId),
      });

function toMeeting(row: GameRow): PastMeeting[] {
  const outcome = outcomeOf(toCountedGame(row));
  const { id, locationIndicator, result, overtime, boxscoreUrl } = toScheduleGame(row);
  if (!outcome) return [];
  return [
    {
      gameId: id,
      date: row.localDate,
      locationIndicator,
      outcome,
      teamScore: result?.teamScore ?? null,
      opponentScore: result?.opponentScore ?? null,
      overtime,
      boxscoreUrl,
    },
  ];
}
