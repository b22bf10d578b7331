import type { EventGame } from '../../api/events/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { isLive } from '../../domain/game-state.ts';
import { type Sport, teamSports } from '../../domain/sport.ts';
import { isAwaitingResult, nextGame } from '../../domain/upcoming.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import type { CardGame, CardTeam } from '../../ui/games/card-game.ts';
import { isOfToday } from '../../ui/live/follow-from.ts';
import { hasBegun } from '../../ui/live/game-text.ts';
import type { PageGames } from '../../ui/live/page-games.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { scrollBeforePaint } from '../../ui/tables/scroll-start.ts';
import { scoreboardDays } from './scoreboard-days.ts';
import { scoreboardGames } from './scoreboard-games.ts';
import { scoreboardStrip } from './scoreboard-strip.markup.tsx';
import { startAtGame } from './start-at-game.ts';

type Props = {
  /** Both lists start with the game closest to now. */
  upcoming: readonly EventGame[];
  results: readonly EventGame[];
  today: PageGames;
  /** Sports of the filter, if any. */
  sports?: readonly Sport[];
  filter?: Sport | undefined;
};

/** The games closest to now by day, starting at the live or next game. */
export function Scoreboard({ upcoming, results, today, sports = [], filter }: Props) {
  const { tenant, inlineCode, isPayload } = getRequestContext();
  const games = scoreboardGames(upcoming, results);
  if (games.length === 0 && !filter) return null;
  inlineCode.early(scrollBeforePaint);
  const team = { name: tenant.shortName, logo: tenant.logo };
  const asCard = (game: EventGame) => cardGame(game, team, today);
  const days = scoreboardDays(games, { timezone: tenant.timezone, today: today.today });
  const start = nextGame(
    days.flatMap((day) => day.games),
    today,
  );
  return (
    <Markup
      of={scoreboardStrip}
      props={{
        days: startAtGame(days, start?.id).map((day) => ({
          ...day,
          games: day.games.map(asCard),
          earlier: day.earlier.map(asCard),
        })),
        sports: teamSports(sports).filter(hasSeason),
        filter,
        sideBySide: concurrentGames(games),
        // after a soft navigation, the application scrolls the strip
        isDocument: !isPayload,
      }}
    />
  );
}

const hasSeason = ({ scheduleId }: Sport) => scheduleId !== null;

/** The page that shows several live games side by side, if there is more than one. */
function concurrentGames(games: readonly EventGame[]) {
  const ids = games.filter(({ gameState }) => isLive(gameState)).map(({ id }) => id);
  return ids.length > 1 ? { count: ids.length, href: href('concurrentGames', {}, { ids: ids.join() }) } : undefined;
}

/** Converts an event to a score card that links to the game center, the box score, or its schedule row. */
function cardGame(game: EventGame, team: CardTeam, { followed, ...at }: PageGames): CardGame {
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
