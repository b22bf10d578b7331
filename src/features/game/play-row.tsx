import type { BookPlay } from '../../api/stats/score-book.ts';
import styles from './play-row.module.css';
import type { GameSide } from './sides.ts';

type Props = {
  clock: string;
  side: GameSide | undefined;
  /** How things stood before, printed small. */
  situation?: string;
  text: string;
  /** Kind or circumstances, printed small behind. */
  remark?: string;
  score: { home: number; away: number } | undefined;
  kind?: BookPlay['kind'];
  isScoring?: boolean;
};

/** One thing that happened: clock, team, what, and the score when it changed, visitors first. */
export function PlayRow({ clock, side, situation, text, remark, score, kind = 'play', isScoring }: Props) {
  if (kind === 'heading') {
    return (
      <li className={styles.heading}>
        {text}
        {situation && <small> {situation}</small>}
      </li>
    );
  }
  return (
    <li className={styles.play} data-scoring={isScoring || undefined} data-aside={kind === 'play' ? undefined : ''}>
      <span className={styles.clock}>{clock}</span>
      <span className={styles.team}>{side?.abbreviation}</span>
      <p>
        {situation && <small>{situation} </small>}
        {text}
        {remark && <small> {remark}</small>}
      </p>
      {score && (
        <b className={styles.score}>
          {score.away}–{score.home}
        </b>
      )}
    </li>
  );
}
