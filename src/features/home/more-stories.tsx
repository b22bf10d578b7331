import type { StoryItem } from '../../api/stories/schema.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { StoryGrid } from '../../ui/story-grid.tsx';
import styles from './home-page.module.css';

export function MoreStories({ stories }: { stories: readonly StoryItem[] }) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="more-stories">
      <SectionHeading id="more-stories">More stories</SectionHeading>
      <StoryGrid stories={stories} topics />
    </section>
  );
}
