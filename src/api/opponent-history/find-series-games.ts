import type { EndpointRequest } from '../endpoint.ts';
import { mapInSteps } from '../map-in-steps.ts';
import { findSportId, findSports } from '../sports/queries.ts';
import { findGamesAgainstOpponents } from './queries.ts';
import { decidedGames, toSeriesGame } from './reshape.ts';

type Reader = Pick<EndpointRequest<unknown>, 'db' | 'tenant' | 'derive'>;

/** The games of a sport that shows its opponent history. */
export async function findSeriesGames({ db, tenant, derive }: Reader, word: string) {
  const sportId = await findSportId(db, tenant.id, word);
  if (sportId === undefined) return undefined;
  return derive(`opponent-history ${sportId}`, async () => {
    const [rows, sports] = await Promise.all([
      findGamesAgainstOpponents(db, tenant.id, sportId),
      findSports(db, tenant.id),
    ]);
    const row = sports.find(({ sport }) => sport.id === sportId);
    const shown = row?.sport.displayOpponentHistory ? row : undefined;
    const family = row?.sport.family ?? 'meet';
    return {
      sport: shown,
      games: await mapInSteps(rows, (each) => toSeriesGame(each, { family })),
      tags: [`sport:${sportId}`, 'games'],
    };
  });
}

/** The ids of the opponents whose series have a page: those that a sport with opponent history met. */
export async function findMetOpponents(reader: Reader, word: string): Promise<ReadonlySet<number>> {
  const found = await findSeriesGames(reader, word);
  return new Set(found?.sport ? decidedGames(found.games).map(({ opponentId }) => opponentId) : []);
}
