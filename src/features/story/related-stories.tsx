import type { Story } from '../../api/stories/schema.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { storyGrid } from '../../ui/story-grid.markup.tsx';
import styles from './story-page.module.css';

/** More stories of the sport, or of the college; nothing without any. */
export async function RelatedStories({ story }: { story: Story }) {
  const othersOf = async (sportId: number | undefined) => {
    const { items } = await getRequestContext().api.stories.list({ sportId, size: 5 });
    return items.filter(({ id }) => id !== story.id).slice(0, 4);
  };
  const ofSport = story.sport ? await othersOf(story.sport.id) : [];
  const others = ofSport.length > 0 ? ofSport : await othersOf(undefined);
  if (others.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <SectionHeading id="related">
        {ofSport.length > 0 && story.sport ? `More ${story.sport.title}` : 'More stories'}
      </SectionHeading>
      <Markup of={storyGrid} props={{ stories: others }} />
    </section>
  );
}
