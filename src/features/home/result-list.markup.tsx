import type { EventGame } from '../../api/events/schema.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ResultMark } from '../../ui/games/result-mark.tsx';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { enDashed } from '../../web/text.ts';
import styles from './result-list.module.css';

/** Results one below the other: outcome, opponent, score, and a link to the box score or recap. */
const ResultList = ({ games }: { games: readonly EventGame[] }) => (
  <ol className={styles.results}>
    {games.map((game) => {
      const { id, opponent, result, placing, overtime, venueDate, boxscoreUrl, recapUrl } = game;
      const isDecided = result && result.status !== 'N';
      return (
        <li key={id} className={styles.result}>
          {opponent.id === null ? <span /> : <TeamLogo name={opponent.name} url={opponent.image} size={32} />}
          <p>
            <SiteLink className={styles.opponent} href={boxscoreUrl ?? scheduleRowAddress(game)}>
              {opponent.id !== null && (game.locationIndicator === 'A' ? 'at ' : 'vs ')}
              {opponent.title}
            </SiteLink>
            <span className={styles.facts}>
              <time dateTime={venueDate.slice(0, 10)}>{shortDay(venueDate)}</time>
              {recapUrl && (
                <SiteLink href={recapUrl} aria-label={`Recap, ${opponent.name}`}>
                  Recap
                </SiteLink>
              )}
            </span>
          </p>
          <p className={styles.score}>
            {isDecided ? (
              <>
                <ResultMark result={result.status as 'W' | 'L' | 'T'} />{' '}
                {result.teamScore !== null && (
                  <span className={styles.digits}>{enDashed(`${result.teamScore}-${result.opponentScore}`)}</span>
                )}
                {overtime && <small> {overtime}</small>}
              </>
            ) : (
              placing
            )}
          </p>
        </li>
      );
    })}
  </ol>
);

export const resultList = defineMarkup('features/home/result-list', ResultList);
