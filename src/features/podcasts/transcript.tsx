import { transcriptPath } from '../../content/podcasts/items.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { parseWebVtt, passagesOf } from '../../web/web-vtt.ts';
import styles from './podcasts.module.css';
import { transcriptLines } from './transcript-lines.markup.tsx';

type Props = {
  /** The episode's id. */
  id: number;
  webVtt: string;
  /** URL of the audio; without it, lines are not links. */
  source: string | undefined;
};

/** A transcript in which the player marks the current line and scrolls to it. */
const followed = { 'data-cues': '', 'data-scroller': '' };

/** The transcript of an episode in a region that scrolls with the audio. */
export const Transcript = ({ id, webVtt, source }: Props) => (
  <section className={styles.group} aria-labelledby="transcript">
    <SectionHeading id="transcript" more={{ href: transcriptPath(id), label: 'Download as WebVTT' }}>
      Transcript
    </SectionHeading>
    {/* biome-ignore lint/a11y: scrollable regions must be focusable, but this one is no landmark */}
    <div role="group" className={styles.transcript} aria-labelledby="transcript" tabIndex={0} {...followed}>
      <Markup of={transcriptLines} props={{ passages: passagesOf(parseWebVtt(webVtt)), source }} />
    </div>
  </section>
);
