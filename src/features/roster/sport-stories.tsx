import type { PlayerBio } from '../../api/players/schema.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { storyGrid } from '../../ui/story-grid.markup.tsx';
import styles from './bio-page.module.css';

/** The latest stories of the player's sport; nothing without any. */
export async function SportStories({ sport }: { sport: PlayerBio['sport'] }) {
  const { items } = await getRequestContext().api.stories.list({ sportId: sport.id, size: 4 });
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="stories">
      <SectionHeading id="stories">{sport.title} stories</SectionHeading>
      <Markup of={storyGrid} props={{ stories: items }} />
    </section>
  );
}
