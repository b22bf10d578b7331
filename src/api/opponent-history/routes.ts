import { setImmediate } from 'node:timers/promises';

import { findGameCoaches } from '../coaching/game-coaches.ts';
import { endpoint } from '../endpoint.ts';
import { idOf, sportName } from '../parameters.ts';
import { problem } from '../problem.ts';
import { historyCsv, listCsv } from './csv.ts';
import { findSeriesGames } from './find-series-games.ts';
import { toOpponentHistory, toOpponentList } from './reshape.ts';
import { opponentHistory, opponentList } from './schema.ts';

const refuse = (name: string, value: string | number, remedy: string) => {
  const sentence = `${name} is ${JSON.stringify(value)}, which is ${remedy}.`;
  return problem(404, sentence, { [name]: [sentence] });
};
const refuseSport = (word: string) =>
  refuse('sport', word, 'no sport with an opponent history; /api/v2/Sports lists those with displayOpponentHistory');

export const opponentHistoryEndpoints = [
  endpoint({
    path: '/OpponentHistory/{sport}',
    summary: 'The series against every opponent of a sport, derived from all games',
    parameters: { sport: sportName },
    answer: opponentList,
    csv: listCsv,
    respond: async (request) => {
      const { sport: word } = request.values;
      const found = await findSeriesGames(request, word);
      if (!found?.sport) return refuseSport(word);
      return { body: await toOpponentList(found.sport, found.games), tags: found.tags };
    },
  }),
  endpoint({
    path: '/OpponentHistory/{sport}/{opponent}',
    summary: 'The series against one opponent: record, splits, streaks, margins and every game',
    parameters: { sport: sportName, opponent: idOf('opponent') },
    answer: opponentHistory,
    csv: historyCsv,
    respond: async (request) => {
      const { db, tenant, derive, values } = request;
      const found = await findSeriesGames(request, values.sport);
      if (!found?.sport) return refuseSport(values.sport);
      const sportId = found.sport.sport.id;
      const { coaches } = await derive(`game-coaches ${sportId}`, async () => ({
        coaches: await findGameCoaches(db, tenant.id, sportId),
        tags: found.tags,
      }));
      await setImmediate();
      const body = toOpponentHistory(found.sport, found.games, values.opponent, coaches);
      if (!body)
        return refuse(
          'opponent',
          values.opponent,
          'no opponent that this team met; OpponentHistory/{sport} lists them',
        );
      return { body, tags: found.tags };
    },
  }),
];
