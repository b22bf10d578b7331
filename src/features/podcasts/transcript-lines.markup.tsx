import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { formatClock } from '../../web/duration.ts';
import type { Passage } from '../../web/web-vtt.ts';
import styles from './podcasts.module.css';

type Props = {
  passages: readonly Passage[];
  /** URL of the audio; without it, lines are not links. */
  source: string | undefined;
};

/** A transcript by speaker. Each line links to its time in the audio; the player seeks there. */
const TranscriptLines = ({ passages, source }: Props) =>
  passages.map(({ speaker, cues }) => (
    <div key={cues[0]?.start} className={styles.passage}>
      <p className={styles.speaker}>
        {speaker && <strong>{speaker}</strong>} <span>{formatClock(cues[0]?.start ?? 0)}</span>
      </p>
      <p>
        {cues.map(({ start, text }) => (
          <Line key={start} start={start} text={text} source={source} />
        ))}
      </p>
    </div>
  ));

const Line = ({ start, text, source }: { start: number; text: string; source: string | undefined }) =>
  source === undefined ? (
    <>{text} </>
  ) : (
    <>
      <a className={styles.cue} href={`${source}#t=${start}`} data-seek={start}>
        {text}
      </a>{' '}
    </>
  );

export const transcriptLines = defineMarkup('features/podcasts/transcript-lines', TranscriptLines);
