import type { Outcome } from '../../domain/game.ts';
import type { GameStart } from '../../domain/game-start.ts';
import type { GameState } from '../../domain/game-state.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import type { Side } from '../../domain/side.ts';
import type { DisplayTime } from '../live/game-text.ts';

export type CardTeam = { name: string; logo: string | null; rank?: string | null };

export type CardGame = {
  id: number;
  sport?: string | undefined;
  state: GameState;
  /** Why it is not played as planned. */
  reason?: string | null;
  start: GameStart;
  locationIndicator: 'H' | 'A' | 'N';
  /** The college's side; the visitors are above the home team. */
  ourSide: Side;
  /** The college. */
  team: CardTeam;
  opponent: CardTeam;
  /** A meet or an event without a known opponent; the opponent's name is its title. */
  isEvent?: boolean;
  /** Null before the game has one. */
  score: { team: string; opponent: string } | null;
  outcome: Outcome | null;
  /** "OT", "2OT", "11"; for a meet, the placing. */
  overtime: string;
  placing: string | null;
  /** Clock and period while live. */
  clock?: string | undefined;
  /** Box score or game center. */
  href: string;
  /** Its expected end has passed without a result. */
  isAwaitingResult?: boolean;
  /** It may be played while the page is open, so it has live slots. */
  isOfToday?: boolean;
  /** The live state of a followed game at a time. */
  followed?: ({ game: ScoreboardGame } & DisplayTime) | undefined;
};
