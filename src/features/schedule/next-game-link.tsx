import type { ScheduleGame } from '../../api/games/schema.ts';
import { isComingUp } from '../../domain/coming-up.ts';
import { Countdown } from '../../ui/client/countdown.tsx';
import { isOfToday } from '../../ui/live/follow-from.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { nextGameWords } from './next-game-words.markup.tsx';
import { againstOf } from './next-game-words.tsx';
import styles from './schedule-page.module.css';

/** Jumps to the row of the game being played or to come, and counts down to it once its time is set. */
export function NextGameLink({ game }: { game: ScheduleGame }) {
  const now = Temporal.Now.instant();
  return (
    <div className={styles.jump}>
      <Markup of={nextGameWords} props={{ game, isOfToday: isOfToday(game, now.epochMilliseconds) }} />
      {game.dateUtc && isComingUp(game, now) && <Countdown to={game.dateUtc} label={`Time until ${againstOf(game)}`} />}
    </div>
  );
}
