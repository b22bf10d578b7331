import type { ComponentProps } from 'react';

import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../markup/markup.tsx';
import { SectionHeading } from '../page/section-heading.tsx';
import { SportStories } from '../stories/sport-stories.tsx';
import { storyGrid } from '../stories/story-grid.markup.tsx';

type Props = {
  person: { id: number; name: string };
  /** The sport whose stories are shown if the person has none. */
  sport?: ComponentProps<typeof SportStories>['sport'];
  className: string | undefined;
};

const count = 4;

/** A section with the latest stories about a person. */
export async function PersonStories({ person, sport, className }: Props) {
  const { items } = await getRequestContext().api.stories.list({ personId: person.id, size: count });
  if (items.length === 0) return sport ? <SportStories sport={sport} count={count} className={className} /> : null;
  return (
    <section className={className} aria-labelledby="stories">
      <SectionHeading id="stories">Stories about {person.name}</SectionHeading>
      <Markup of={storyGrid} props={{ stories: items }} />
    </section>
  );
}
