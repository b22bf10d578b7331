import type { Side } from '../../domain/side.ts';
import type { LiveGame } from '../live/schema.ts';
import type { ScoreBook } from '../stats/score-book.ts';
import type { FeedSide } from './schema.ts';

/** Data of a feed: the box score and, for a live game, its current state. */
export type FeedSource = {
  book: ScoreBook;
  live: Pick<LiveGame, 'state' | 'period' | 'clock' | 'situation' | 'url'> | undefined;
};

export const feedSide = (side: Side): FeedSide => (side === 'home' ? 'HomeTeam' : 'VisitingTeam');

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
