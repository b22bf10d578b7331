import type { ScheduleGame } from '../../../api/games/schema.ts';
import { gameStart } from '../../../domain/game-start.ts';
import { gameState, isComplete } from '../../../domain/game-state.ts';
import type { Side } from '../../../domain/side.ts';
import { isAwaitingResult, type LocalNow } from '../../../domain/upcoming.ts';
import { scheduleRowAddress } from '../../../routing/schedule-address.ts';
import type { CardGame } from '../../../ui/games/card-game.ts';
import { monogram } from '../../../web/text.ts';
import { venueText } from '../center/venue-text.ts';
import type { OurTeam } from '../sides.ts';

/** A game of the page as serializable props of the island. */
export type TileGame = CardGame & {
  sport: string;
  /** "Harbor Field, Lakeshore, ME"; empty if unknown. */
  venue: string;
  /** At most four letters, for plays. */
  abbreviations: Record<Side, string>;
  link: string;
};

/** Converts a game; it links to its game center, once final to its box score, and otherwise to its schedule row. */
export function tileGame(game: ScheduleGame, { shortName, logo }: OurTeam, at: LocalNow): TileGame {
  const { opponent, result, live, sport, ourSide } = game;
  const score = result ?? live;
  const ours = monogram(shortName);
  const theirs = opponent.abbrev || monogram(opponent.title);
  return {
    id: game.id,
    sport: sport.title,
    venue: venueText(game),
    state: game.gameState,
    reason: game.gameStateReason,
    start: gameStart(game),
    locationIndicator: game.locationIndicator,
    ourSide,
    team: { name: shortName, logo, rank: game.teamPrefix },
    opponent: { name: opponent.title, logo: opponent.image?.fullpath ?? null, rank: opponent.prefix },
    isEvent: opponent.id === null,
    abbreviations: ourSide === 'home' ? { home: ours, away: theirs } : { home: theirs, away: ours },
    score: score?.teamScore && score.opponentScore ? { team: score.teamScore, opponent: score.opponentScore } : null,
    outcome: result && result.status !== 'N' ? result.status : null,
    overtime: game.overtime,
    placing: game.placing,
    clock: live?.clock,
    isAwaitingResult: game.gameState !== gameState.Live && isAwaitingResult(game, at),
    ...linkOf(game),
  };
}

function linkOf(game: ScheduleGame): { href: string; link: string } {
  if (isComplete(game.gameState) && game.boxscoreUrl) return { href: game.boxscoreUrl, link: 'Box score' };
  if (game.gameCenterUrl) return { href: game.gameCenterUrl, link: 'Game center' };
  return { href: scheduleRowAddress(game), link: 'Schedule' };
}
