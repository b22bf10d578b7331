import { apiPath } from '../../api/api-path.ts';
import type { OpponentHistory, SeriesMeeting } from '../../api/opponent-history/schema.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { scoreUnit } from '../../domain/series/score-unit.ts';
import { sportSlug } from '../../domain/sport.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { ResultMark } from '../../ui/games/result-mark.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import { TextTable } from '../../ui/tables/text-table.tsx';
import { enDashed, formatNumber, formatSigned } from '../../web/text.ts';
import { decadeTabs, gamesOfDecade, type ShownDecade } from './decades.ts';
import styles from './series.module.css';
import { countedText, noteText, percentageText, recordText, resultText, siteText } from './series-text.ts';

/** The series by decade, and the games of a decade or all. */
function SeriesGames({ history, decade }: { history: OpponentHistory; decade: ShownDecade }) {
  const { sport, opponent, decades } = history;
  const tabs = decadeTabs(history, decade);
  const games = gamesOfDecade(history, decade);
  const slug = sportSlug(sport);
  return (
    <>
      {decades.length > 1 && <Decades history={history} />}
      <section className={`sidearm-opponent-history__table ${styles.games}`} id="games">
        {tabs.length > 0 && <Tabs label="Decade" tabs={tabs} />}
        <TextTable
          id="games-caption"
          caption={`${decade === 'all' ? 'Every game' : `Games of the ${decade}s`}, newest first`}
          columns={['Date', 'Score', { figure: 'Margin' }, 'Location', 'Season', 'Coach', 'Links']}
        >
          {games.map((game) => (
            <Game key={game.gameId} game={game} />
          ))}
        </TextTable>
        <p className={styles.facts}>
          <a
            className={styles.download}
            download={`${slug}-${opponent.slug}.csv`}
            href={`${apiPath(['OpponentHistory', slug, opponent.id])}.csv`}
          >
            Every game, CSV
          </a>
        </p>
      </section>
    </>
  );
}

function Decades({ history: { decades, sport, opponent } }: { history: OpponentHistory }) {
  const unit = scoreUnit(sport.family);
  const isCounted = decades.some(({ meetings, points }) => points.games > 0 && countedText(points, meetings));
  return (
    <StatTable
      id="decades"
      caption="By decade"
      rowLabel="Decade"
      hasShortRows
      columns={[
        { key: 'games', label: 'G', name: 'Meetings' },
        { key: 'record', label: 'Record' },
        { key: 'percentage', label: 'Pct', name: 'Winning percentage, a tie counting as half a win' },
        { key: 'for', label: 'For', name: `Average ${unit}` },
        { key: 'against', label: 'Against', name: `Average ${unit} of ${opponent.title}` },
        { key: 'margin', label: 'Margin', name: `Average margin in ${unit}` },
        ...(isCounted
          ? [{ key: 'counted', label: 'GS', name: 'Meetings with a score, which the averages count' }]
          : []),
      ]}
      rows={decades.map(({ decade, meetings, record, points }) => ({
        id: decade,
        header: `${decade}s`,
        cells: {
          games: meetings,
          record: recordText(record),
          percentage: percentageText(record),
          ...(points.games > 0 && {
            for: formatNumber(points.team / points.games, 1),
            against: formatNumber(points.opponent / points.games, 1),
            margin: average(points.team - points.opponent, points.games),
            counted: points.games,
          }),
        },
      }))}
    />
  );
}

const average = (total: number, games: number): string => {
  const text = formatNumber(total / games, 1);
  return total > 0 ? `+${text}` : text;
};

function Game({ game }: { game: SeriesMeeting }) {
  const { date, season, locationIndicator, location, outcome, margin, tournament, coach, boxscoreUrl, recapUrl } = game;
  const note = noteText(game);
  const isStruck = game.vacated && outcome === 'W';
  return (
    <tr>
      <th scope="row">
        <time dateTime={date}>{mediumDate(date)}</time>
      </th>
      <td data-label="Score">
        <span className={styles.score}>
          {outcome && <ResultMark result={outcome} />}
          {outcome ? resultText(game).replace(/^[WLT],? ?/, '') : resultText(game)}
          {isStruck && '*'}
        </span>
        {note && <small>{isStruck ? `* ${note}` : note}</small>}
      </td>
      <td data-label="Margin" data-figure="">
        {margin === null || outcome === null ? '—' : formatSigned(margin)}
      </td>
      <td data-label="Location">
        {siteText[locationIndicator]}
        {(location || tournament) && <small>{[location, tournament].filter(Boolean).join(' · ')}</small>}
      </td>
      <td data-label="Season" className={styles.nowrap}>
        {enDashed(season)}
      </td>
      <td data-label="Coach">{coach ?? '—'}</td>
      <td data-label="Links">
        {boxscoreUrl && (
          <a href={boxscoreUrl} aria-label={`Box score, ${mediumDate(date)}`}>
            Box score
          </a>
        )}{' '}
        {recapUrl && (
          <a href={recapUrl} aria-label={`Recap, ${mediumDate(date)}`}>
            Recap
          </a>
        )}
      </td>
    </tr>
  );
}

export const seriesGames = defineMarkup('features/opponent-history/series-games', SeriesGames);
