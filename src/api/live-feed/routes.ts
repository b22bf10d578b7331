import { endpoint } from '../endpoint.ts';
import { findSportId } from '../sports/queries.ts';
import type { FeedSource } from './feed-source.ts';
import { type FeedSite, toFeedGame } from './game.ts';
import { loadFeedSource } from './load-source.ts';
import { toPlays } from './plays.ts';
import { findCurrentOrLastGame, findGamesUnderWay } from './queries.ts';
import { type GameFeed, liveFeedContract } from './schema.ts';
import { toLeaders, toTeamStats } from './stats.ts';

/** Cache TTL in milliseconds. Games may start at any time and existing programs poll. */
const newsFor = 5000;

/** Tags of games that may be added to these responses. */
const games = 'games';

export const liveFeedEndpoints = [
  endpoint(liveFeedContract.list, async ({ db, tenant, origin }) => {
    const current = await findGamesUnderWay(db, tenant.id);
    const loaded = await Promise.all(current.map((each) => loadFeedSource(db, tenant.id, each)));
    const found = loaded.filter((each) => each !== undefined);
    return {
      body: found.map(({ source }) => toFeedGame(source, { tenant, origin })),
      tags: [games, ...found.flatMap(({ tags }) => tags)],
      expiresAt: Date.now() + newsFor,
    };
  }),
  endpoint(liveFeedContract.get, async ({ db, tenant, origin, values: { sport, detail, only } }) => {
    const sportId = await findSportId(db, tenant.id, sport);
    const current = sportId === undefined ? undefined : await findCurrentOrLastGame(db, tenant.id, sportId);
    if (!current || (only === 'underway' && !current.isUnderWay)) return undefined;
    const loaded = await loadFeedSource(db, tenant.id, current);
    return (
      loaded && {
        body: toGameFeed(loaded.source, { tenant, origin }, { details: detail === 'full' }),
        tags: [games, ...loaded.tags],
        expiresAt: Date.now() + newsFor,
      }
    );
  }),
];

/** A game in the feed's shape; `details` adds plays, statistics and leaders. */
function toGameFeed(source: FeedSource, site: FeedSite, { details }: { details: boolean }): GameFeed {
  const game = { Game: toFeedGame(source, site) };
  if (!details) return game;
  const { boxScore } = source.book;
  return {
    ...game,
    Leaders: { HomeTeam: toLeaders(boxScore, 'home'), VisitingTeam: toLeaders(boxScore, 'away') },
    Stats: { HomeTeam: toTeamStats(boxScore, 'home'), VisitingTeam: toTeamStats(boxScore, 'away') },
    Plays: toPlays(boxScore),
  };
}
