import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { storyGrid } from '../../ui/story-grid.markup.tsx';
import { videoCards } from '../../ui/video-cards.ts';
import type { Clip } from './load-video.ts';
import styles from './videos.module.css';

type Props = { id: string; title: string; clips: readonly Clip[] };

/** Videos below a heading; nothing if there are none. */
export const ClipRow = ({ id, title, clips }: Props) =>
  clips.length > 0 && (
    <section className={styles.row} aria-labelledby={id}>
      <SectionHeading id={id} more={{ href: href('videos'), label: 'All videos' }}>
        {title}
      </SectionHeading>
      <div className={styles.clips}>
        <Markup of={storyGrid} props={{ stories: videoCards(clips), topics: true }} />
      </div>
    </section>
  );
