import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routes.ts';
import { type CardGame, GameCard } from '../../ui/game-card.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './scoreboard-strip.module.css';

type Props = { games: readonly CardGame[]; sports: readonly Sport[]; filter: Sport | undefined };

/** The strip of scores over a page, on the stadium board's ground. */
export const ScoreboardStrip = ({ games, sports, filter }: Props) => (
  <div className={styles.strip} data-ground="board">
    <div className="content">
      <div className={styles.head}>
        <h2 id="scoreboard" className={styles.title}>
          {filter ? `${filter.title} scores` : 'Scores'}
        </h2>
        {sports.length > 1 && <SportFilter sports={sports} filter={filter} />}
      </div>
      {games.length === 0 ? (
        <p className={styles.none}>No games yet</p>
      ) : (
        <ScrollRegion labelledBy="scoreboard">
          <ul className={styles.games}>
            {games.map((game) => (
              <li key={game.id}>
                <GameCard game={game} />
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
    </div>
  </div>
);

const SportFilter = ({ sports, filter }: Pick<Props, 'sports' | 'filter'>) => (
  <details className={styles.filter} data-menu="">
    <summary>
      <VisuallyHidden>Scores of </VisuallyHidden>
      {filter?.title ?? 'All sports'}
    </summary>
    <ul>
      <li>
        <SiteLink href={href('home')} aria-current={filter ? undefined : 'true'}>
          All sports
        </SiteLink>
      </li>
      {sports.map((sport) => (
        <li key={sport.id}>
          <SiteLink
            href={href('home', {}, { sport: sportSlug(sport) })}
            aria-current={sport.id === filter?.id ? 'true' : undefined}
          >
            {sport.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  </details>
);
