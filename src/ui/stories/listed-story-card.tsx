import type { ComponentProps } from 'react';

import { longDate } from '../../domain/printed-date.ts';
import type { StorySource, StoryType } from '../../domain/story.ts';
import { cardImage, StoryCard } from './story-card.tsx';
import { storyHref, storyTopic } from './story-links.ts';

export type ListedStory = {
  id: number;
  url: string;
  title: string;
  /** ISO wall time or date. */
  date: string;
  sportDisplay?: string;
  type?: StoryType;
  source?: StorySource | null;
  primaryImage: { url: string; focus: { x: number; y: number }; color: string | null } | null;
};

type Props = Pick<ComponentProps<typeof StoryCard>, 'teaser' | 'variant' | 'level'> & {
  story: ListedStory;
  /** Prints the sport above the title, among stories of several sports. */
  topics: boolean;
};

/** The card of a story in a list: its topic, title, date and picture. */
export const ListedStoryCard = ({ story, topics, ...shape }: Props) => (
  <StoryCard
    id={story.id}
    href={storyHref(story)}
    title={story.title}
    topic={storyTopic(story, topics ? story.sportDisplay : undefined)}
    date={{ iso: story.date.slice(0, 10), text: longDate(story.date) }}
    image={story.primaryImage && cardImage(story.primaryImage)}
    {...shape}
  />
);
