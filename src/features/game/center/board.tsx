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
  /** The board as it was when the page came: what differs has changed before the reader's eyes. */
  before?: BoardFacts;
};

/** Two teams, their score, how the game stands, and the score by periods. */
export const Board = ({ facts, status, before = facts }: Props) => (
  <>
    {/* the room that a live game needs stays when it ends: the page below would move */}
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
        {/* with one period more it is another table: columns that make room would count as layout shift */}
        <LineScore key={facts.line.periods.length} id="line-score" {...facts.line} />
      </div>
    )}
  </>
);
