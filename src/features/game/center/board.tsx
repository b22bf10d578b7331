import type { ReactNode } from 'react';

import { LineScore } from '../../../ui/line-score.tsx';
import styles from './board.module.css';
import { type BoardFacts, isUnderWay } from './board-facts.ts';
import { BoardTeamLine } from './board-team.tsx';
import { hasSituation, Situation } from './situation.tsx';

type Props = {
  facts: BoardFacts;
  /** State, period and clock. */
  status: ReactNode;
  /** The board of the initial page; differences are changes since then. */
  before?: BoardFacts;
};

/** Teams, score, status and line score. */
export const Board = ({ facts, status, before = facts }: Props) => (
  <>
    {/* keeps the space of live data after the game ends, to prevent layout shift */}
    <div className={styles.teams} data-live={isUnderWay(facts) || isUnderWay(before) || undefined}>
      <BoardTeamLine team={facts.teams[0]} facts={facts} was={before.teams[0].score} />
      <div className={styles.middle}>
        {status}
        {(isUnderWay(facts) || isUnderWay(before)) && hasSituation(facts.family) && (
          <div className={styles['situation-place']} data-family={facts.family}>
            <Situation facts={facts} />
          </div>
        )}
      </div>
      <BoardTeamLine team={facts.teams[1]} facts={facts} was={before.teams[1].score} />
    </div>
    {facts.line && (
      <div className={styles['line-score']}>
        {/* keyed by period count: resizing columns would count as layout shift */}
        <LineScore key={facts.line.periods.length} id="line-score" {...facts.line} />
      </div>
    )}
  </>
);
