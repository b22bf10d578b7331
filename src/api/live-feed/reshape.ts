import type { FeedSource } from './feed-source.ts';
import { type FeedSite, toFeedGame } from './game.ts';
import { toPlays } from './plays.ts';
import type { GameFeed } from './schema.ts';
import { toLeaders, toTeamStats } from './stats.ts';

/** A game in the feed's shape; `details` adds plays, statistics and leaders. */
export function toGameFeed(source: FeedSource, site: FeedSite, { details }: { details: boolean }): GameFeed {
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
