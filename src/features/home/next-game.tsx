import type { EventGame } from '../../api/events/schema.ts';
import { isComingUp } from '../../domain/coming-up.ts';
import { nextGame } from '../../domain/upcoming.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Countdown } from '../../ui/client/countdown.tsx';
import { isOfToday } from '../../ui/live/follow-from.ts';
import type { PageGames } from '../../ui/live/page-games.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import styles from './next-game.module.css';
import { nextGameFacts } from './next-game-facts.markup.tsx';

type Props = { games: readonly EventGame[]; today: PageGames };

/** The live game, else the next game with a start time, if any. */
export function NextGame({ games, today }: Props) {
  const { tenant } = getRequestContext();
  const game = nextGame(
    games.filter(({ dateUtc }) => dateUtc !== null),
    today,
  );
  if (!game?.dateUtc) return null;
  const team = { name: tenant.shortName, logo: tenant.logo };
  return (
    <section className={styles.next} aria-labelledby="next-game">
      <Markup
        of={nextGameFacts}
        className={styles.facts}
        props={{
          game,
          team,
          isOfToday: isOfToday(game, today.now),
          followed: today.followed.get(game.id),
          now: today.now,
        }}
      />
      {isComingUp(game, Temporal.Instant.fromEpochMilliseconds(today.now)) && (
        <Countdown
          to={game.dateUtc}
          label={`Time until ${tenant.shortName} ${game.locationIndicator === 'A' ? 'at' : 'vs'} ${game.opponent.name}`}
        />
      )}
    </section>
  );
}
