import { longDate } from '../domain/printed-date.ts';
import type { StorySource, StoryType } from '../domain/story.ts';
import { defineMarkup } from './markup/define-markup.ts';
import { cardImage, StoryCard } from './story-card.tsx';
import styles from './story-grid.module.css';
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

type Props = {
  stories: readonly ListedStory[];
  /** Prints the sport above each title, for stories of several sports. */
  topics?: boolean;
  /** Pictures are square, as artwork of podcasts is. */
  square?: boolean;
  level?: 2 | 3;
};

const StoryGrid = ({ stories, topics = false, square = false, level = 3 }: Props) => (
  <ul className={styles.grid}>
    {stories.map((story) => (
      <li key={story.id}>
        <StoryCard
          id={story.id}
          href={storyHref(story)}
          title={story.title}
          topic={storyTopic(story, topics ? story.sportDisplay : undefined)}
          date={{ iso: story.date.slice(0, 10), text: longDate(story.date) }}
          image={story.primaryImage && cardImage(story.primaryImage)}
          level={level}
          variant={square ? 'square' : 'tile'}
        />
      </li>
    ))}
  </ul>
);

export const storyGrid = defineMarkup('ui/story-grid', StoryGrid);
