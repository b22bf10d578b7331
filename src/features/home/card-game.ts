import type { EventGame } from '../../api/events/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { isAwaitingResult } from '../../domain/upcoming.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import type { CardGame, CardTeam } from '../../ui/games/card-game.ts';
import { isOfToday } from '../../ui/live/follow-from.ts';
import { hasBegun } from '../../ui/live/game-text.ts';
import type { PageGames } from '../../ui/live/page-games.ts';

/** Converts an event to a score card that links to the game center, the box score, or its schedule row. */
export function cardGame(game: EventGame, team: CardTeam, { followed, ...at }: PageGames): CardGame {
  const { opponent, result, live, sport } = game;
  const score = result ?? live;
  const liveGame = followed.get(game.id);
  return {
    id: game.id,
    sport: sport.title,
    state: game.gameState,
    reason: game.gameStateReason,
    start: gameStart(game),
    locationIndicator: game.locationIndicator,
    ourSide: liveGame?.ourSide ?? game.ourSide,
    team: { ...team, rank: game.teamPrefix },
    opponent: { name: opponent.name, logo: opponent.image, rank: opponent.prefix },
    isEvent: opponent.id === null,
    score: score?.teamScore && score.opponentScore ? { team: score.teamScore, opponent: score.opponentScore } : null,
    outcome: result && result.status !== 'N' ? result.status : null,
    overtime: game.overtime,
    placing: game.placing,
    clock: live?.clock,
    href: (liveGame && hasBegun(liveGame) && liveGame.url) || (game.boxscoreUrl ?? scheduleRowAddress(game)),
    isAwaitingResult: isAwaitingResult(game, at),
    isOfToday: isOfToday(game, at.now),
    followed: liveGame && { game: liveGame, now: at.now },
  };
}
