import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../markup/markup.tsx';
import { SectionHeading } from '../page/section-heading.tsx';
import { storyGrid } from './story-grid.markup.tsx';

type Props = { sport: { id: number; title: string }; count: number; className: string | undefined };

/** A section with the latest stories of a sport; nothing if there are none. */
export async function SportStories({ sport, count, className }: Props) {
  const { items } = await getRequestContext().api.stories.list({ sportId: sport.id, size: count });
  if (items.length === 0) return null;
  return (
    <section className={className} aria-labelledby="stories">
      <SectionHeading id="stories">{sport.title} stories</SectionHeading>
      <Markup of={storyGrid} props={{ stories: items }} />
    </section>
  );
}
