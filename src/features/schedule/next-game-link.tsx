import type { ScheduleGame } from '../../api/games/schema.ts';
import { isComingUp } from '../../domain/coming-up.ts';
import { isLive } from '../../domain/game-state.ts';
import { getRequestContext } from '../../request-context.ts';
import { Countdown } from '../../ui/client/countdown.tsx';
import { whenOf } from './game-when.ts';
import styles from './schedule-page.module.css';

/** Jumps to the row of the game being played or to come, and counts down to it once its time is set. */
export function NextGameLink({ game }: { game: ScheduleGame }) {
  const { atVs, opponent, gameState, dateUtc } = game;
  const { day, time } = whenOf(game, getRequestContext().tenant.timezone);
  const against = opponent.id === null ? opponent.title : `${atVs} ${opponent.title}`;
  return (
    <div className={styles.jump}>
      <a href="#next">
        {isLive(gameState) ? `Now playing: ${against}` : `Next game: ${against}, ${day}${time && `, ${time}`}`}
      </a>
      {dateUtc && isComingUp(game, Temporal.Now.instant()) && (
        <Countdown to={dateUtc} label={`Time until ${against}`} />
      )}
    </div>
  );
}
