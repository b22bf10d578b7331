import type { Sport } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { storyGrid } from '../../ui/story-grid.markup.tsx';
import styles from './schedule-page.module.css';

/** The latest stories of the sport; nothing without any. */
export async function SportStories({ sport }: { sport: Sport }) {
  const { items } = await getRequestContext().api.stories.list({ sportId: sport.id, size: 3 });
  if (items.length === 0) return null;
  return (
    <section className={styles.stories} aria-labelledby="stories">
      <SectionHeading id="stories">{sport.title} stories</SectionHeading>
      <Markup of={storyGrid} props={{ stories: items }} />
    </section>
  );
}
