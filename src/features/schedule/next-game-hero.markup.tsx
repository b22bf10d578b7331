import type { ScheduleGame } from '../../api/games/schema.ts';
import { NextGameLabel } from '../../ui/live/next-game-label.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { whenOf } from './game-when.ts';

type Props = { game: ScheduleGame; isOfToday: boolean };

/** "Next game: vs Pine Ridge, Sat, Nov 28, 6 p.m.", linked to its row. */
function NextGameLink({ game, isOfToday }: Props) {
  const { datetime, day, time } = whenOf(game);
  return (
    <a href="#next" data-live-game={isOfToday ? game.id : undefined}>
      <span>
        <span data-live={isOfToday ? 'label' : undefined}>
          <NextGameLabel state={game.gameState} />
        </span>
        : {againstOf(game)},{' '}
        <time dateTime={datetime}>
          {day}
          {time && `, ${time}`}
        </time>
      </span>
    </a>
  );
}

/** "at Pine Ridge"; the title for a meet. */
export const againstOf = ({ opponent, atVs }: ScheduleGame): string =>
  opponent.id === null ? opponent.title : `${atVs} ${opponent.title}`;

export const nextGameLink = defineMarkup('features/schedule/next-game-hero', NextGameLink);
