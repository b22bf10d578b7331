import type { EventGame } from '../../api/events/schema.ts';
import { against } from '../../domain/against.ts';
import { isComingUp } from '../../domain/coming-up.ts';
import { nextGame } from '../../domain/upcoming.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Countdown } from '../../ui/client/countdown.tsx';
import { isOfToday } from '../../ui/live/follow-from.ts';
import type { PageGames } from '../../ui/live/page-games.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import styles from './next-game.module.css';
import { nextGameFacts } from './next-game-facts.markup.tsx';
import { nextHomeGame } from './next-home-game.markup.tsx';

type Props = {
  /** Upcoming games, soonest first. */
  games: readonly EventGame[];
  today: PageGames;
};

/** The live game, otherwise the next game with a start time, otherwise the next game of all; and the next home game after it. */
export function NextGame({ games, today }: Props) {
  const { tenant } = getRequestContext();
  const timed = games.filter(({ dateUtc }) => dateUtc !== null);
  const game = nextGame(timed, today) ?? nextGame(games, today);
  if (!game) return null;
  const live = today.followed.get(game.id);
  const atHome = nextGame(
    games.filter(({ id, locationIndicator }) => locationIndicator === 'H' && id !== game.id),
    today,
  );
  return (
    <section className={styles.next} data-ground="primary" aria-labelledby="next-game">
      <Markup
        of={nextGameFacts}
        props={{
          game,
          team: { name: tenant.shortName, logo: tenant.logo },
          isOfToday: isOfToday(game, today.now),
          followed: live && { game: live, now: today.now },
        }}
      />
      {game.dateUtc !== null && isComingUp(game, Temporal.Instant.fromEpochMilliseconds(today.now)) && (
        <Countdown to={game.dateUtc} label={`Time until ${against(game)}`} />
      )}
      {atHome && game.locationIndicator !== 'H' && (
        <Markup of={nextHomeGame} props={{ game: atHome, hasSport: atHome.sport.id !== game.sport.id }} />
      )}
    </section>
  );
}
