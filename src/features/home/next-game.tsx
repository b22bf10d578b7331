import type { EventGame } from '../../api/events/schema.ts';
import { isComingUp } from '../../domain/coming-up.ts';
import { getRequestContext } from '../../request-context.ts';
import { Countdown } from '../../ui/client/countdown.tsx';
import { isOfToday } from '../../ui/live/follow-from.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import styles from './next-game.module.css';
import { nextGameFacts } from './next-game-facts.markup.tsx';

/** The next game with a set time; nothing while none is. */
export function NextGame({ games }: { games: readonly EventGame[] }) {
  const { tenant } = getRequestContext();
  const now = Temporal.Now.instant();
  const game = games.find((each) => isComingUp(each, now));
  if (!game?.dateUtc) return null;
  const team = { name: tenant.shortName, logo: tenant.logo };
  return (
    <section className={styles.next} aria-labelledby="next-game">
      <Markup
        of={nextGameFacts}
        className={styles.facts}
        props={{ game, team, isOfToday: isOfToday(game, now.epochMilliseconds) }}
      />
      <Countdown
        to={game.dateUtc}
        label={`Time until ${tenant.shortName} ${game.locationIndicator === 'A' ? 'at' : 'vs'} ${game.opponent.name}`}
      />
    </section>
  );
}
