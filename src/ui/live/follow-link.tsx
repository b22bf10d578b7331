import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { SiteLink } from '../controls/site-link.tsx';
import { isUnderWay } from './game-text.ts';

/** Links to the game center of a followed game. */
export const FollowLink = ({ game }: { game: ScoreboardGame }) => (
  <SiteLink href={game.url}>{isUnderWay(game) ? 'Follow live' : 'Game center'}</SiteLink>
);
