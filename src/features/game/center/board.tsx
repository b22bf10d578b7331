import type { ReactNode } from 'react';

import { LineScore } from '../../../ui/games/line-score.tsx';
import styles from './board.module.css';
import type { BoardFacts } from './board-facts.ts';
import { BoardTeamLine } from './board-team.tsx';
import { showsLiveData } from './shows-live-data.ts';
import { hasSituation, Situation } from './situation.tsx';

type Props = {
  facts: BoardFacts;
  /** State, period and clock. */
  status: ReactNode;
  /** The board of the initial page, used to detect changes. */
  before?: BoardFacts;
  /** Keeps the space of live data before the game starts and after it ends, to prevent layout shift. */
  keepsLiveSpace?: boolean | undefined;
};

/** Teams, score, status and line score. */
export function Board({ facts, status, before = facts, keepsLiveSpace = false }: Props) {
  const hasLiveSpace = keepsLiveSpace || showsLiveData(facts);
  const [away, home] = facts.teams;
  return (
    <>
      <div className={styles.teams} data-live={hasLiveSpace || undefined}>
        <BoardTeamLine team={away} facts={facts} was={before.teams[0].score} hasLiveSpace={hasLiveSpace} />
        <div className={styles.middle}>
          {status}
          {hasLiveSpace && hasSituation(facts.family) && (
            <div className={styles['situation-place']} data-family={facts.family}>
              <Situation facts={facts} />
            </div>
          )}
        </div>
        <BoardTeamLine team={home} facts={facts} was={before.teams[1].score} hasLiveSpace={hasLiveSpace} />
      </div>
      {facts.line && (
        <div className={styles['line-score']}>
          {/* keyed by period count: resizing columns would count as layout shift */}
          <LineScore key={facts.line.periods.length} id="line-score" {...facts.line} />
        </div>
      )}
    </>
  );
}
