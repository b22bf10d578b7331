import { countsInRecord, outcomeOf } from '../../domain/game.ts';
import { recordOf } from '../../domain/record.ts';
import { href } from '../../routing/routes.ts';
import type { GameRow } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { toCountedGame } from '../schedule/reshape.ts';
import type { Meeting, Series } from './schema.ts';

const mostMeetings = 5;

/** The series between two teams, from their games in date order; exhibitions are excluded. */
export function toSeries(
  games: readonly GameRow[],
  { displayOpponentHistory }: { displayOpponentHistory: boolean },
): Series {
  const { overall } = recordOf(games.map(toCountedGame));
  const counted = games.filter((row) => countsInRecord(toCountedGame(row)));
  const latest = counted.at(-1);
  return {
    ...overall,
    firstSeason: counted[0]?.seasonTitle ?? null,
    meetings: counted.slice(-mostMeetings).reverse().flatMap(toMeeting),
    url: latest && displayOpponentHistory ? historyUrl(latest) : null,
  };
}

const historyUrl = ({ opponentId, opponentSlug, globalSportNameSlug, sportShortName }: GameRow): string | null =>
  opponentId === null || opponentSlug === null
    ? null
    : href('opponentHistory', {
        sportSlug: globalSportNameSlug ?? sportShortName,
        opponentSlug,
        opponentId: String(opponentId),
      });

function toMeeting(row: GameRow): Meeting[] {
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
