import type { StoryItem } from '../../api/stories/schema.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { storyGrid } from '../../ui/story-grid.markup.tsx';
import styles from './home-page.module.css';

export function MoreStories({ stories }: { stories: readonly StoryItem[] }) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="more-stories">
      <SectionHeading id="more-stories" more={{ href: href('news'), label: 'All news' }}>
        More stories
      </SectionHeading>
      <Markup of={storyGrid} props={{ stories, topics: true }} />
    </section>
  );
}
