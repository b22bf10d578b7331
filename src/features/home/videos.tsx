import type { ItemOf } from '../../content/define-content.ts';
import type { clip } from '../../content/videos/clip.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { storyGrid } from '../../ui/stories/story-grid.markup.tsx';
import { videoCards } from '../../ui/stories/video-cards.ts';
import styles from './home-page.module.css';

type Props = {
  clips: readonly ItemOf<(typeof clip)['fields']>[];
  /** Slug of the sport of a sport home. */
  sport?: string;
};

/** The newest videos in a row; nothing if there are none. */
export const Videos = ({ clips, sport }: Props) =>
  clips.length > 0 && (
    <section className={styles.section} aria-labelledby="videos">
      <SectionHeading id="videos" more={{ href: href('videos', {}, { sport }), label: 'All videos' }}>
        Videos
      </SectionHeading>
      <Markup of={storyGrid} props={{ stories: videoCards(clips), topics: true }} />
    </section>
  );
