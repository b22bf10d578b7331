import { outcomeOf } from '../../domain/game.ts';
import { readGame } from '../games/facts.ts';
import type { GameRow } from '../games/queries.ts';
import { sportOfGame } from '../games/reshape.ts';
import { isNotable, weightOf } from './notable-game.ts';
import type { PastGame } from './schema.ts';

/** The games with a result, newest year first, within a year the most notable first. */
export const toPastGames = (rows: readonly GameRow[]): PastGame[] =>
  rows
    .flatMap((row) => toPastGame(row) ?? [])
    .sort((a, b) => b.game.date.localeCompare(a.game.date) || b.weight - a.weight)
    .map(({ game }) => game);

function toPastGame(row: GameRow): { game: PastGame; weight: number } | undefined {
  const { state, opponentTitle, result, facts } = readGame(row);
  if (row.hostedNotOurs || row.noContest || (!result && facts.placing === null)) return undefined;
  const weight = weightOf({
    ...row,
    family: row.sportFamily,
    outcome: outcomeOf({ ...row, state }),
    overtime: facts.overtime,
    hasRecap: facts.recapUrl !== null,
  });
  const game = {
    id: row.id,
    date: row.localDate,
    sport: sportOfGame(row),
    season: row.seasonTitle,
    locationIndicator: row.locationIndicator,
    location: row.location ?? ([row.venueCity, row.venueState].filter(Boolean).join(', ') || null),
    opponent: { id: row.opponentId, title: opponentTitle, prefix: row.opponentPrefix },
    tournament: row.tournament,
    status: result?.status ?? ('N' as const),
    teamScore: result?.teamScore ?? null,
    opponentScore: result?.opponentScore ?? null,
    overtime: facts.overtime,
    placing: facts.placing,
    boxscoreUrl: facts.boxscoreUrl,
    recapUrl: facts.recapUrl,
    isNotable: isNotable(weight),
  };
  return { game, weight };
}
