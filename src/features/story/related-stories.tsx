import type { Story } from '../../api/stories/schema.ts';
import { getRequestContext } from '../../request-context.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { storyGrid } from '../../ui/story-grid.markup.tsx';
import styles from './story-page.module.css';

/** More stories of the sport, or of the college; nothing without any. */
export async function RelatedStories({ story }: { story: Story }) {
  const { api } = getRequestContext();
  const { items } = await api.stories.list({ sportId: story.sport?.id, size: 5 });
  const others = items.filter(({ id }) => id !== story.id).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <SectionHeading id="related">{story.sport ? `More ${story.sport.title}` : 'More stories'}</SectionHeading>
      <Markup of={storyGrid} props={{ stories: others }} />
    </section>
  );
}
