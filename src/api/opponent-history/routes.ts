import { setImmediate } from 'node:timers/promises';

import { findGameCoaches } from '../coaching/game-coaches.ts';
import { endpoint } from '../endpoint.ts';
import { unknownValue } from '../problem.ts';
import { historyCsv, listCsv } from './csv.ts';
import { findSeriesGames } from './find-series-games.ts';
import { toOpponentHistory, toOpponentList } from './reshape.ts';
import { opponentHistoryContract } from './schema.ts';

const unknownSport = (word: string) =>
  unknownValue(
    'sport',
    word,
    'no sport with an opponent history; /api/v2/Sports lists those with displayOpponentHistory',
  );

export const opponentHistoryEndpoints = [
  endpoint(
    opponentHistoryContract.list,
    async (request) => {
      const { sport: word } = request.values;
      const found = await findSeriesGames(request, word);
      if (!found?.sport) return unknownSport(word);
      return { body: await toOpponentList(found.sport, found.games), tags: found.tags };
    },
    { csv: listCsv },
  ),
  endpoint(
    opponentHistoryContract.get,
    async (request) => {
      const { db, tenant, derive, values } = request;
      const found = await findSeriesGames(request, values.sport);
      if (!found?.sport) return unknownSport(values.sport);
      const sportId = found.sport.sport.id;
      const { coaches } = await derive(`game-coaches ${sportId}`, async () => ({
        coaches: await findGameCoaches(db, tenant.id, sportId),
        tags: found.tags,
      }));
      await setImmediate();
      const body = toOpponentHistory(found.sport, found.games, values.opponent, coaches);
      if (!body)
        return unknownValue(
          'opponent',
          values.opponent,
          'no opponent that this team met; OpponentHistory/{sport} lists them',
        );
      return { body, tags: found.tags };
    },
    { csv: historyCsv },
  ),
];
