import type { BoxSituation } from '../../../domain/live/situation.ts';
import type { SportFamily } from '../../../domain/sport-family.ts';
import { isBreak } from '../../../ui/live/game-text.ts';
import { counted } from '../../../web/counted.ts';
import { formatOrdinal } from '../../../web/text.ts';
import { Bases } from './bases.tsx';
import styles from './board.module.css';
import type { BoardFacts } from './board-facts.ts';
import { showsLiveData } from './shows-live-data.ts';

const families: readonly SportFamily[] = ['football', 'baseball', 'softball'];

/** Whether the sport has downs, or a count and bases. */
export const hasSituation = (family: SportFamily): boolean => families.includes(family);

/** The current situation: down and distance, or count, outs and bases. */
export function Situation({ facts: { state, situation, periodText } }: { facts: BoardFacts }) {
  if (!showsLiveData({ state }) || isBreak(periodText)) return null;
  const down = downAndDistance(situation);
  if (down) {
    return (
      // keyed by text: text that grows would count as layout shift
      <p key={down} className={styles.situation}>
        {down}
      </p>
    );
  }
  if (situation.half === undefined || situation.outs === undefined || situation.outs === 3) return null;
  const { outs, balls, strikes, batter, pitcher } = situation;
  return (
    <div className={styles.diamond}>
      <Bases situation={situation} />
      <div>
        <p className={styles.situation}>
          {balls !== undefined && strikes !== undefined && (
            <>
              <abbr title="Balls and strikes">
                {balls}–{strikes}
              </abbr>
              ,{' '}
            </>
          )}
          {counted(outs, 'out')}
        </p>
        {batter && <p className={styles.small}>At bat: {batter}</p>}
        {pitcher && <p className={styles.small}>Pitching: {pitcher}</p>}
      </div>
    </div>
  );
}

/** "3rd & 7 at DU 35", "1st & goal at LAK 4"; empty without a down. */
export function downAndDistance({ down, toGo, ballOn }: BoxSituation): string {
  if (down === undefined) return '';
  const distance = toGo === undefined ? 'down' : `& ${toGo === 0 ? 'goal' : toGo}`;
  return [formatOrdinal(down), distance, ballOn && `at ${ballOn}`].filter(Boolean).join(' ');
}
