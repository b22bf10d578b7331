import type { ApiClient } from '../../api/client.ts';
import { isComplete } from '../../domain/game-state.ts';
import { parseRowId } from '../../domain/row-id.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';

/** What an old address says in its query; names in any case. */
type Ask = (name: string) => string | undefined;

/** For good, or as things stand. */
type Target = string | { forNow: string };

type LegacyAddress = {
  /** Of the pathname in lower case. */
  path: RegExp;
  /** Undefined where the query names nothing that is there. */
  target: (ask: Ask, api: ApiClient) => Promise<Target | undefined> | Target | undefined;
};

const idIn = (ask: Ask, name: string): number | undefined => parseRowId(ask(name) ?? '');

const sportIn = async (ask: Ask, api: ApiClient): Promise<Sport | undefined> => {
  const word = ask('path');
  return word ? api.sports.find(word) : undefined;
};

/** "2019" means the season "2019" or "2019-20". */
const seasonIn = async (ask: Ask, sport: Sport, api: ApiClient): Promise<string | undefined> => {
  const asked = ask('season') ?? ask('year');
  if (!asked || !/^\d{4}(-\d{2})?$/.test(asked)) return undefined;
  const seasons = await api.schedule.seasons(sport.id);
  return seasons.find(({ seasonTitle }) => seasonTitle === asked || seasonTitle.startsWith(`${asked}-`))?.seasonTitle;
};

const schedulePage: LegacyAddress['target'] = async (ask, api) => {
  const scheduleId = idIn(ask, 'schedule');
  const known = scheduleId === undefined ? undefined : await api.schedule.get(scheduleId);
  if (known) {
    const { globalSportNameSlug, shortName } = known.sport;
    return href('schedule', {
      globalSportNameSlug: globalSportNameSlug ?? shortName,
      seasonTitle: known.season?.title,
    });
  }
  const sport = await sportIn(ask, api);
  return (
    sport && href('schedule', { globalSportNameSlug: sportSlug(sport), seasonTitle: await seasonIn(ask, sport, api) })
  );
};

const rosterPage: LegacyAddress['target'] = async (ask, api) => {
  const playerId = idIn(ask, 'rp_id');
  if (playerId !== undefined) return (await api.players.get(playerId))?.url;
  const sport = await sportIn(ask, api);
  return sport && href('roster', { slug: sportSlug(sport), season: await seasonIn(ask, sport, api) });
};

const boxScorePage: LegacyAddress['target'] = async (ask, api) => {
  const gameId = idIn(ask, 'id');
  // programs of the field take the id out of this address in `result.boxScore` of the API, so it stays there
  const game = gameId === undefined ? undefined : await api.games.get(gameId);
  if (game?.gameCenterUrl && !isComplete(game.gameState)) return { forNow: game.gameCenterUrl };
  return game?.boxscoreUrl ?? undefined;
};

const homePage: LegacyAddress['target'] = async (ask, api) => {
  if (ask('path') === undefined) return href('home');
  const sport = await sportIn(ask, api);
  return sport && href('sport', { slug: sportSlug(sport) });
};

/** Addresses of the sites before ours that have a page now. */
export const legacyAddresses: readonly LegacyAddress[] = [
  { path: /^\/schedule\.aspx$/, target: schedulePage },
  { path: /^\/roster\.aspx$/, target: rosterPage },
  { path: /^\/boxscore\.aspx$/, target: boxScorePage },
  { path: /^\/(?:index|default)\.aspx$/, target: homePage },
];
