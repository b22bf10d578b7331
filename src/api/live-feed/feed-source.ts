import type { Side } from '../../domain/side.ts';
import type { LiveGame } from '../live/schema.ts';
import type { ScoreBook } from '../stats/score-book.ts';
import type { FeedSide } from './schema.ts';

/** What a feed is made of: the score book, and while the game is followed how it stands. */
export type FeedSource = {
  book: ScoreBook;
  live: Pick<LiveGame, 'state' | 'period' | 'clock' | 'situation' | 'url'> | undefined;
};

export const feedSide = (side: Side): FeedSide => (side === 'home' ? 'HomeTeam' : 'VisitingTeam');

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
