import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { SiteLink } from '../site-link.tsx';
import { isUnderWay } from './game-text.ts';

/** Leads to the game center of a game that is followed. */
export const FollowLink = ({ game }: { game: ScoreboardGame }) => (
  <SiteLink href={game.url}>{isUnderWay(game) ? 'Follow live' : 'Game center'}</SiteLink>
);
