import type { PastGame } from '../../api/on-this-day/schema.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ResultMark } from '../../ui/games/result-mark.tsx';
import { opponentText, scoreText } from './day-text.ts';
import type { DayInYear } from './group-by-year.ts';
import styles from './on-this-day.module.css';

/** Number of results of a year shown outside the disclosure. */
const shown = 4;

/** The results of a year: notable ones first and large, then the others, of which all but a few are in a disclosure. */
export function GameRows({ notable, others }: DayInYear['games']) {
  const room = Math.max(shown - notable.length, 1);
  const folded = others.length > room + 1 ? others.slice(room) : [];
  return (
    <>
      <Rows games={[...notable, ...others.slice(0, others.length - folded.length)]} />
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>{folded.length} more results</summary>
          <Rows games={folded} />
        </details>
      )}
    </>
  );
}

const Rows = ({ games }: { games: readonly PastGame[] }) =>
  games.length > 0 && (
    <ul className={styles.games}>
      {games.map((game) => (
        <li key={game.id} data-notable={game.isNotable ? '' : undefined}>
          <p className={styles.result}>
            {game.status !== 'N' && <ResultMark result={game.status} />}
            <b>{scoreText(game)}</b>
          </p>
          <p className={styles.game}>
            <span className={styles.sport}>{game.sport.title}</span> {opponentText(game)}
            {game.tournament && <small>{game.tournament}</small>}
          </p>
          <p className={styles.links}>
            {game.boxscoreUrl ? (
              <SiteLink href={game.boxscoreUrl} aria-label={labelOf('Box score', game)}>
                Box score
              </SiteLink>
            ) : (
              <SiteLink href={rowAddress(game)} aria-label={labelOf('Schedule', game)}>
                Schedule
              </SiteLink>
            )}
            {game.recapUrl && (
              <SiteLink href={game.recapUrl} aria-label={labelOf('Recap', game)}>
                Recap
              </SiteLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );

const rowAddress = ({ id, sport, season }: PastGame) => scheduleRowAddress({ id, sport, season: { title: season } });

const labelOf = (link: string, { sport, opponent, date }: PastGame) =>
  `${link}, ${sport.title}, ${opponent.title}, ${date.slice(0, 4)}`;
