import type { BookPlay } from '../../api/stats/score-book.ts';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import styles from './play-row.module.css';
import type { GameSide } from './sides.ts';

type Props = {
  /** "1:03"; a leading zero is left out. */
  clock: string;
  side: GameSide | undefined;
  /** Situation before the play, in small print. */
  situation?: string;
  text: string;
  /** Type or circumstances, in small print at the end. */
  remark?: string;
  score: { home: number; away: number } | undefined;
  kind?: BookPlay['kind'];
  isScoring?: boolean;
  /** "10–0 run" at its last play. */
  run?: string | undefined;
};

/** A play: clock, team, text, and the score if it changed, visitors first. */
export function PlayRow({ clock, side, situation, text, remark, score, kind = 'play', isScoring, run }: Props) {
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
      <span className={styles.clock}>{clock.replace(/^0(?=\d:)/, '')}</span>
      <span className={styles.team}>
        {isScoring && side && <TeamLogo name={side.name} url={side.logo} size={24} />}
        {side?.abbreviation}
      </span>
      <p>
        {situation && <small>{situation} </small>}
        {text}
        {remark && <small> {remark}</small>}
        {run && <b className={styles.run}>{run}</b>}
      </p>
      {score && (
        <b className={styles.score}>
          {score.away}–{score.home}
        </b>
      )}
    </li>
  );
}
