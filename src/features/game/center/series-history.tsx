import type { SeriesSummary } from '../../../api/game-center/schema.ts';
import type { ScheduleGame } from '../../../api/games/schema.ts';
import { mediumDate } from '../../../domain/printed-date.ts';
import { formatRecord } from '../../../domain/record.ts';
import { SiteLink } from '../../../ui/controls/site-link.tsx';
import { ResultMark } from '../../../ui/games/result-mark.tsx';
import { Score } from '../../../ui/games/score.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { enDashed } from '../../../web/text.ts';
import styles from './around.module.css';

type Props = { series: SeriesSummary; game: ScheduleGame; team: string };

/** The series record and the last meetings. */
export function SeriesHistory({ series, game, team }: Props) {
  return (
    <section aria-labelledby="series">
      <SectionHeading id="series">Series history</SectionHeading>
      <p className={styles.series}>{seriesText(series, team, game.opponent.title)}</p>
      {series.meetings.length > 0 && (
        <ul aria-label="Last meetings">
          {series.meetings.map(({ gameId, date, locationIndicator, outcome, boxscoreUrl, overtime, ...score }) => (
            <li key={gameId} className={styles.meeting}>
              <time dateTime={date}>{mediumDate(date)}</time>
              <span>
                <ResultMark result={outcome} />{' '}
                <Score
                  first={numberOf(score.teamScore)}
                  second={numberOf(score.opponentScore)}
                  note={/^\d+$/.test(overtime) ? `${overtime} inn.` : overtime}
                />{' '}
                <small>{places[locationIndicator]}</small>
              </span>
              {boxscoreUrl && (
                <SiteLink href={boxscoreUrl} aria-label={`Box score of ${mediumDate(date)}`}>
                  Box score
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      )}
      {series.url && (
        <p>
          <SiteLink href={series.url}>All games against {game.opponent.title}</SiteLink>
        </p>
      )}
    </section>
  );
}

const places = { H: 'home', A: 'away', N: 'neutral' };

const numberOf = (score: string | null) => (score === null ? undefined : Number(score));

/** "Lakeshore leads the series 5–2 since 2019", from the college's side. */
export function seriesText(series: SeriesSummary, team: string, opponent: string): string {
  const { wins, losses, ties, firstSeason } = series;
  if (wins + losses + ties === 0) return `${team} and ${opponent} have not met before.`;
  const since = firstSeason === null ? '' : ` since ${enDashed(firstSeason)}`;
  if (wins === losses) return `The series is even, ${enDashed(formatRecord(series))}${since}.`;
  const ahead = wins > losses ? series : { wins: losses, losses: wins, ties };
  return `${wins > losses ? team : opponent} leads the series ${enDashed(formatRecord(ahead))}${since}.`;
}
