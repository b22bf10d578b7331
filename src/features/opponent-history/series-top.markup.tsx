import type { ReactNode } from 'react';

import type { OpponentHistory, SeriesMeeting } from '../../api/opponent-history/schema.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import type { WinLoss } from '../../domain/record.ts';
import { scoreUnit } from '../../domain/series/score-unit.ts';
import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { counted } from '../../web/counted.ts';
import { capitalize, formatNumber } from '../../web/text.ts';
import { MarginChart } from './margin-chart.tsx';
import styles from './series.module.css';
import { countedText, coverageText, percentageText, recordText, resultText, streakText } from './series-text.ts';

/** Title, record, splits, streaks, margins and the chart of a series. */
function SeriesTop({ history, title }: { history: OpponentHistory; title: string }) {
  const { sport, opponent, record, meetings, coverage } = history;
  const slug = sportSlug(sport);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: sport.title, href: href('sport', { slug }) },
          { label: 'Opponent history', href: href('opponentHistoryList', { sportSlug: slug }) },
          { label: opponent.title },
        ]}
      />
      <div className={styles.head}>
        <TeamLogo name={opponent.title} url={opponent.logo} size={64} />
        <h1>{title}</h1>
      </div>
      <p className={styles.record}>
        <strong>{recordText(record)}</strong> <span>({percentageText(record)})</span>
        <span className={styles.count}>{counted(meetings, 'meeting')}</span>
      </p>
      <p className={styles.facts}>
        {coverageText(coverage)} <Remarks history={history} />
      </p>
      <section className={`sidearm-opponent-history__data ${styles.items}`} aria-label="The series in figures">
        <Splits history={history} />
        <Streaks history={history} />
        <Margins history={history} />
      </section>
      <MarginChart
        games={history.games.toReversed()}
        label={`Margin of every meeting in ${scoreUnit(sport.family)}: wins above the line, losses below`}
      />
    </>
  );
}

/** Explains how vacated wins and forfeits count. */
const Remarks = ({ history: { vacated, forfeits, recordAsPlayed } }: { history: OpponentHistory }) => (
  <>
    {recordAsPlayed &&
      `The record leaves out ${counted(vacated, 'vacated win')}; as played it is ${recordText(recordAsPlayed)}. `}
    {forfeits > 0 && `The scores of forfeits are in no totals or margins.`}
  </>
);

/** A statistic in the markup that existing programs read. */
const Item = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`sidearm-opponent-history__item ${styles.item}`}>
    <h2>{title}</h2>
    <div className="sidearm-opponent-history__item--number">{children}</div>
  </div>
);

const hasGames = ({ wins, losses, ties }: WinLoss) => wins + losses + ties > 0;

function Splits({ history: { splits, sport, lastTen, meetings } }: { history: OpponentHistory }) {
  const extra = sport.family === 'baseball' || sport.family === 'softball' ? 'Extra-Inning Record' : 'Overtime Record';
  const records: [string, WinLoss][] = [
    ['Home Record', splits.home],
    ['Away Record', splits.away],
    ['Neutral Record', splits.neutral],
    ['Conference Record', splits.conference],
    ['Nonconference Record', splits.nonconference],
    ['Postseason Record', splits.postseason],
    [extra, splits.overtime],
  ];
  const shown = records.filter(([title, record], index) => index < 2 || (hasGames(record) && title !== ''));
  return (
    <>
      {shown.map(([title, record]) => (
        <Item key={title} title={title}>
          <span className="thick">{recordText(record)}</span> <small>{percentageText(record)}</small>
        </Item>
      ))}
      {meetings > 10 && <Item title="Last 10">{recordText(lastTen)}</Item>}
    </>
  );
}

function Streaks({ history }: { history: OpponentHistory }) {
  const { streak, longestWinningStreak, longestLosingStreak, games } = history;
  const decided = games.filter(({ outcome }) => outcome !== null);
  const [last, first] = [decided[0], decided.at(-1)];
  return (
    <>
      {streak && <Item title="Streak">{streakText(streak)}</Item>}
      {longestWinningStreak && (
        <Item title="Longest Winning Streak">
          <Run {...longestWinningStreak} />
        </Item>
      )}
      {longestLosingStreak && (
        <Item title="Longest Losing Streak">
          <Run {...longestLosingStreak} />
        </Item>
      )}
      {first && (
        <Item title="First Meeting">
          <Game game={first} />
        </Item>
      )}
      {last && (
        <Item title="Last Meeting">
          <Game game={last} />
        </Item>
      )}
      <Item title="Last 3 Matchups">
        {decided.slice(0, 3).map((game) => (
          <span key={game.gameId} className={styles.line}>
            {resultText(game)}
          </span>
        ))}
      </Item>
    </>
  );
}

const Run = ({ length, from, to }: NonNullable<OpponentHistory['longestWinningStreak']>) => (
  <>
    {length} <small>{length === 1 ? mediumDate(from) : `${mediumDate(from)} to ${mediumDate(to)}`}</small>
  </>
);

const Game = ({ game }: { game: SeriesMeeting }) => (
  <>
    <span className={styles.nowrap}>{resultText(game)}</span> <small>{mediumDate(game.date)}</small>
  </>
);

function Margins({ history }: { history: OpponentHistory }) {
  const { points, sport, largestWins, largestLosses, closestWins, games } = history;
  if (points.games === 0) return null;
  const unit = capitalize(scoreUnit(sport.family));
  const missing = countedText(points, history.meetings);
  const average = (total: number) => formatNumber(total / points.games, 1);
  const found = (ids: readonly number[]) => games.filter(({ gameId }) => ids.includes(gameId)).reverse();
  const margins: [string, readonly SeriesMeeting[]][] = [
    ['Largest Margin of Victory', found(largestWins)],
    ['Smallest Margin of Victory', found(closestWins)],
    ['Largest Margin of Defeat', found(largestLosses)],
  ];
  return (
    <>
      <Item title={`Total ${unit}`}>
        {points.team.toLocaleString('en-US')}–{points.opponent.toLocaleString('en-US')}
      </Item>
      <Item title={`Average ${unit}`}>
        {average(points.team)}–{average(points.opponent)}
        {missing && <small> {missing}</small>}
      </Item>
      {margins.map(([title, [latest, ...others]]) => {
        const shown = others.at(-1) ?? latest;
        return (
          shown && (
            <Item key={title} title={title}>
              {Math.abs(shown.margin ?? 0)} <small className={styles.nowrap}>{resultText(shown)}</small>{' '}
              <small>
                {mediumDate(shown.date)}
                {others.length > 0 && `, and ${others.length} more`}
              </small>
            </Item>
          )
        );
      })}
    </>
  );
}

export const seriesTop = defineMarkup('features/opponent-history/series-top', SeriesTop);
