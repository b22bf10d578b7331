import type { ScheduleGame } from '../../api/games/schema.ts';
import { isLive } from '../../domain/game-state.ts';
import { getRequestContext } from '../../request-context.ts';
import { whenOf } from './game-when.ts';
import styles from './schedule-page.module.css';

/** Jumps to the row of the game being played or to come. */
export function NextGameLink({ game }: { game: ScheduleGame }) {
  const { atVs, opponent, gameState } = game;
  const { day, time } = whenOf(game, getRequestContext().tenant.timezone);
  const against = opponent.id === null ? opponent.title : `${atVs} ${opponent.title}`;
  return (
    <p className={styles.jump}>
      <a href="#next">
        {isLive(gameState) ? `Now playing: ${against}` : `Next game: ${against}, ${day}${time && `, ${time}`}`}
      </a>
    </p>
  );
}
