import type { BookScore } from '../../../api/stats/score-book.ts';
import shared from '../panels.module.css';
import { periodTitleOf } from '../period-title-of.ts';
import { PlayRow } from '../play-row.tsx';
import type { GameSides } from '../sides.ts';
import styles from './center-panels.module.css';

const shown = 15;

/** The latest plays, newest first; rows are keyed by play index. */
export function LastPlays({ box, sides }: { box: BookScore; sides: GameSides }) {
  const plays = box.plays.map((play, index) => ({ play, index })).filter(({ play }) => play.kind !== 'heading');
  const last = plays.slice(-shown).reverse();
  return (
    <section aria-labelledby="last-plays-title">
      <h3 id="last-plays-title" className={styles.heading}>
        {box.complete ? 'How it ended' : 'Last plays'}
      </h3>
      {last.length === 0 && <p className={shared.none}>No plays yet.</p>}
      <ol
        // keyed by the last play: rows that move down would count as layout shift
        key={last[0]?.index}
        className={styles.plays}
        reversed
        data-list=""
      >
        {last.map(({ play, index }, place) => (
          <PlayRow
            key={index}
            // shows the period only where it changes
            situation={
              place === 0 || last[place - 1]?.play.period !== play.period ? periodTitleOf(box, play.period) : ''
            }
            clock={play.clock}
            side={play.side ? sides.find(({ side }) => side === play.side) : undefined}
            text={play.text}
            score={play.scoring ? (play.score ?? undefined) : undefined}
            kind={play.kind}
            isScoring={play.scoring}
          />
        ))}
      </ol>
    </section>
  );
}
