import type { StoryItem } from '../../api/stories/schema.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { ListedStoryCard } from '../../ui/stories/listed-story-card.tsx';
import styles from './story-mosaic.module.css';

type Props = {
  stories: readonly StoryItem[];
  /** Prints the sport above each title. */
  topics: boolean;
};

/** The shapes of the first row, in which all pictures have the same height. */
const firstRow = ['wide', 'portrait', 'portrait'] as const;

/** Stories with pictures of several shapes: one wide and two tall ones, then rows of four. */
const StoryMosaic = ({ stories, topics }: Props) => (
  <ul className={styles.mosaic}>
    {stories.map((story, index) => (
      <li key={story.id}>
        <ListedStoryCard story={story} topics={topics} variant={firstRow[index] ?? 'tile'} />
      </li>
    ))}
  </ul>
);

export const storyMosaic = defineMarkup('features/home/story-mosaic', StoryMosaic);
