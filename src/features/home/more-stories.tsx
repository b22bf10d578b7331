import type { StoryItem } from '../../api/stories/schema.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './home-page.module.css';
import { storyMosaic } from './story-mosaic.markup.tsx';

type Props = {
  stories: readonly StoryItem[];
  /** Slug of the sport of a sport home. */
  sport?: string;
};

export function MoreStories({ stories, sport }: Props) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="more-stories">
      <SectionHeading
        id="more-stories"
        more={{ href: sport ? href('sportNews', { sportSlug: sport }) : href('news'), label: 'All news' }}
      >
        More stories
      </SectionHeading>
      <Markup of={storyMosaic} props={{ stories, topics: sport === undefined }} />
    </section>
  );
}
