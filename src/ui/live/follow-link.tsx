import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { SiteLink } from '../site-link.tsx';
import { hasBegun, isUnderWay } from './game-text.ts';

/** Leads to the game center of a game that has begun. */
export const FollowLink = ({ game }: { game: ScoreboardGame }) =>
  hasBegun(game) && <SiteLink href={game.url}>{isUnderWay(game) ? 'Follow live' : 'Game center'}</SiteLink>;
