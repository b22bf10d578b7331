import type { ReactNode } from 'react';

import type { ScheduleGame } from '../../api/games/schema.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import styles from './center/board.module.css';
import { venueText } from './center/venue-text.ts';
import { whenText } from './center/when-text.ts';
import { gameTitle } from './game-title.ts';

type Props = {
  game: ScheduleGame;
  /** Visitors first. */
  teams: readonly [{ name: string }, { name: string }];
  breadcrumbs: { label: string; href?: string }[];
  /** "Conference game" */
  kind?: string | undefined;
  /** The board. */
  children: ReactNode;
};

/** The header of a game on all of its pages, from edge to edge of the window: title, time, place and board. */
export function GameBand({ game, teams, breadcrumbs, kind, children }: Props) {
  const where = [venueText(game), game.tournament?.title, kind].filter(Boolean);
  return (
    <>
      <div className="content">
        <Breadcrumbs items={breadcrumbs} />
      </div>
      <header className={styles.band} data-ground="primary">
        <div className="content">
          <div className={styles.line}>
            <h1 className={styles.title}>
              {game.sport.title}: {gameTitle(teams, game)}
            </h1>
            <p className={styles.when}>
              <time dateTime={game.dateUtc ?? game.venueDate.slice(0, 10)}>{whenText(game)}</time>
              {where.map((text) => ` · ${text}`)}
            </p>
          </div>
          {children}
        </div>
      </header>
    </>
  );
}
