import type { ReactNode } from 'react';

import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { gameTitle } from '../game-title.ts';
import styles from './board.module.css';
import type { BoardFacts } from './board-facts.ts';
import { centerTrail } from './center-trail.ts';
import { Following } from './following.tsx';
import { GameLinks } from './game-links.tsx';
import type { Center } from './load-center.ts';
import { venueText } from './venue-text.ts';
import { whenText } from './when-text.ts';

type Props = { center: Center; facts: BoardFacts; children: ReactNode };

/** The band across the page: what game this is, its board in `children`, and ways to follow it. */
export function BoardBand({ center, facts, children }: Props) {
  const { game } = center.around;
  const where = [venueText(game), game.tournament?.title].filter(Boolean);
  return (
    <>
      <div className="content">
        <Breadcrumbs items={centerTrail(game)} />
      </div>
      <header className={styles.band} data-ground="primary">
        <div className="content">
          <div className={styles.line}>
            <h1 className={styles.title}>
              {game.sport.title}: {gameTitle(facts.teams, game)}
            </h1>
            <p className={styles.when}>
              <time dateTime={game.dateUtc ?? game.venueDate.slice(0, 10)}>{whenText(game)}</time>
              {where.map((text) => ` · ${text}`)}
            </p>
          </div>
          {children}
          <GameLinks game={game} />
          <Following center={center} facts={facts} />
        </div>
      </header>
    </>
  );
}
