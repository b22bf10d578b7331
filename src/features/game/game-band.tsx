import type { ReactNode } from 'react';

import type { ScheduleGame } from '../../api/games/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { longDay } from '../../domain/printed-date.ts';
import { GameTime } from '../../ui/games/game-time.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { breadcrumbs, type GamePage } from './breadcrumbs.ts';
import styles from './center/board.module.css';
import { venueText } from './center/venue-text.ts';
import { gameTitle } from './game-title.ts';

type Props = {
  game: ScheduleGame;
  /** Visitors first. */
  teams: readonly [{ name: string }, { name: string }];
  page: GamePage;
  /** "Conference game" */
  kind?: string | undefined;
  /** The board. */
  children: ReactNode;
};

/** The header of a game on all of its pages, from edge to edge of the window: title, name of the page, time, place and board. */
export function GameBand({ game, teams, page, kind, children }: Props) {
  const where = [venueText(game), game.tournament?.title, kind].filter(Boolean);
  return (
    <>
      <div className={`content ${styles.crumbs}`}>
        <Breadcrumbs items={breadcrumbs(game, page)} />
      </div>
      <header className={styles.band} data-ground="primary">
        <div className="content">
          <div className={styles.line}>
            <h1 className={styles.title}>
              <span className={page === 'Box score' ? styles.sport : undefined}>{game.sport.title}: </span>
              {gameTitle(teams, game)}
            </h1>
            <p className={styles.when}>
              {page} · <GameTime start={gameStart(game)} day={longDay(game.venueDate)} />
              {where.map((text) => ` · ${text}`)}
            </p>
          </div>
          {children}
        </div>
      </header>
    </>
  );
}
