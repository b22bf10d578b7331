import type { EventGame } from '../../api/events/schema.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { enDashed } from '../../domain/text.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { ResultMark } from '../../ui/result-mark.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { scheduleAddress } from './card-game.ts';
import styles from './results-table.module.css';

/** One row per result: sport, opponent and date, result, and links. The columns also fit a phone. */
const ResultsTable = ({ games }: { games: readonly EventGame[] }) => (
  <ScrollRegion labelledBy="week">
    <table className={styles.results}>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Result</th>
          <th scope="col">More</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.id}>
            <th scope="row">
              <span className={styles.game}>
                <SiteLink className={styles.sport} href={scheduleAddress(game)}>
                  {game.sport.title}
                </SiteLink>{' '}
                <span className={styles.opponent}>
                  {game.locationIndicator === 'A' ? 'at' : 'vs'} {game.opponent.title}
                </span>{' '}
                <time dateTime={game.venueDate.slice(0, 10)}>{shortDay(game.venueDate)}</time>
              </span>
            </th>
            <td className={styles.result}>
              <Outcome game={game} />
            </td>
            <td>
              <More game={game} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

function Outcome({ game: { result, overtime, placing } }: { game: EventGame }) {
  if (!result || result.status === 'N') return placing;
  return (
    <>
      <ResultMark result={result.status} />{' '}
      {result.teamScore !== null && enDashed(`${result.teamScore}-${result.opponentScore}`)}
      {overtime && ` (${overtime})`}
    </>
  );
}

function More({ game: { boxscoreUrl, recapUrl, opponent } }: { game: EventGame }) {
  return (
    <span className={styles.more}>
      {boxscoreUrl && (
        <SiteLink href={boxscoreUrl} aria-label={`Box score, ${opponent.name}`}>
          Box score
        </SiteLink>
      )}
      {recapUrl && (
        <SiteLink href={recapUrl} aria-label={`Recap, ${opponent.name}`}>
          Recap
        </SiteLink>
      )}
    </span>
  );
}

export const resultsTable = defineMarkup('features/home/results-table', ResultsTable);
