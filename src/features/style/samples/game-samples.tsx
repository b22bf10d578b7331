import { gameState } from '../../../domain/game-state.ts';
import { GameChart } from '../../../ui/chart/game-chart.tsx';
import { GameCard } from '../../../ui/games/game-card.tsx';
import { GameResult } from '../../../ui/games/game-result.tsx';
import { GameStatus } from '../../../ui/games/game-status.tsx';
import { GameTime } from '../../../ui/games/game-time.tsx';
import { LineScore } from '../../../ui/games/line-score.tsx';
import { RecordStrip } from '../../../ui/games/record-strip.tsx';
import { ResultMark } from '../../../ui/games/result-mark.tsx';
import { Score } from '../../../ui/games/score.tsx';
import { TeamLogo } from '../../../ui/games/team-logo.tsx';
import { FollowLink } from '../../../ui/live/follow-link.tsx';
import { FollowedStatus } from '../../../ui/live/followed-status.tsx';
import { NextGameLabel } from '../../../ui/live/next-game-label.tsx';
import { StandingsTable } from '../../../ui/standings/standings-table.tsx';
import { ScrollRegion } from '../../../ui/tables/scroll-region.tsx';
import { StatTable } from '../../../ui/tables/stat-table.tsx';
import { TextTable } from '../../../ui/tables/text-table.tsx';
import type { Sample } from '../sample.ts';
import { cards, figure, liveGame, standings, statuses } from '../sample-data.ts';
import styles from '../style-page.module.css';

/** Scores, statuses and statistics. */
export const gameSamples: readonly Sample[] = [
  {
    name: 'GameCard',
    shows: () => (
      <div className={styles.cards}>
        {cards.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
    ),
  },
  {
    name: 'GameStatus',
    shows: () => (
      <div className={styles.row}>
        {statuses.map((kind) => (
          <GameStatus key={kind} kind={kind} />
        ))}
      </div>
    ),
  },
  {
    name: 'GameTime',
    shows: () => (
      <GameTime
        start={{ date: '2026-11-28', datetime: '2026-11-28T15:00-05:00', time: '3 p.m. EST' }}
        day="Sat, Nov 28"
      />
    ),
  },
  {
    name: 'FollowedStatus, FollowLink, NextGameLabel',
    shows: () => (
      <div className={styles.row}>
        <FollowedStatus game={liveGame} now={Date.parse(liveGame.lastSeenAt)} day={undefined} />
        <FollowLink game={liveGame} />
        <NextGameLabel state={gameState.Scheduled} />
      </div>
    ),
  },
  {
    name: 'ResultMark, Score',
    shows: () => (
      <p className={styles.row}>
        <ResultMark result="W" /> <ResultMark result="L" /> <ResultMark result="T" /> <Score first={27} second={10} />
        <Score first={3} second={2} note="2OT" size="card" /> <Score first={undefined} second={undefined} />
      </p>
    ),
  },
  {
    name: 'GameResult',
    shows: () => <GameResult mark="W" score={{ team: 88, opponent: 86 }} overtime="OT" notes={['Vacated']} />,
  },
  {
    name: 'RecordStrip',
    shows: () => (
      <RecordStrip
        items={[
          { label: 'Overall', value: '12–3' },
          { label: 'Conference', value: '7–1' },
          { label: 'Neutral', value: undefined },
        ]}
      />
    ),
  },
  {
    name: 'LineScore',
    shows: (id) => (
      <LineScore
        id={id}
        caption="Score by quarter"
        periods={['1', '2', '3', '4'].map((label) => ({ label }))}
        totals={[{ label: 'T', name: 'Total' }]}
        teams={[
          { name: 'Ashgrove State', abbreviation: 'ASU', periods: [0, 7, 3, 0], totals: [10] },
          { name: 'Lakeshore', abbreviation: 'LAK', own: true, winner: true, periods: [7, 10, 7, 3], totals: [27] },
        ]}
      />
    ),
  },
  {
    name: 'StatTable',
    shows: (id) => (
      <StatTable
        id={id}
        caption="Lakeshore"
        rowLabel="Player"
        columns={[
          { key: 'fg', label: 'FG', name: 'Field goals made–attempted' },
          { key: 'pts', label: 'PTS', name: 'Points' },
        ]}
        rows={[
          { id: 1, header: 'Hale, Jo', facts: 'No. 4 · G', cells: { fg: '7-12', pts: 19 } },
          { id: 2, header: 'Orr, Kim', facts: 'No. 21 · F', cells: { pts: 0 } },
        ]}
        totals={[{ id: 'total', header: 'Totals', cells: { fg: '29-61', pts: 78 } }]}
      />
    ),
  },
  {
    name: 'StandingsTable',
    shows: (id) => <StandingsTable id={id} caption="Standings" teams={standings} logo={null} />,
  },
  {
    name: 'TextTable',
    shows: (id) => (
      <TextTable id={id} caption="Records" columns={['Record', { figure: 'Mark' }]}>
        <tr>
          <td>Points in a game</td>
          <td data-figure="">44</td>
        </tr>
      </TextTable>
    ),
  },
  {
    name: 'ScrollRegion',
    shows: (id) => (
      <ScrollRegion labelledBy={id}>
        <p id={id} className={styles.wide}>
          A region wider than a phone scrolls sideways and shows a shadow at its edge.
        </p>
      </ScrollRegion>
    ),
  },
  { name: 'GameChart', shows: (id) => <GameChart id={id} title="Hits by game, Molly Swarm" figure={figure} /> },
  {
    name: 'TeamLogo',
    shows: () => (
      <p className={styles.row}>
        {([24, 32, 48, 64, 96] as const).map((size) => (
          <TeamLogo key={size} name="Ashgrove State" size={size} />
        ))}
      </p>
    ),
  },
];
