import { defineMarkup } from '../markup/define-markup.ts';
import { type ListedStory, ListedStoryCard } from './listed-story-card.tsx';
import styles from './story-grid.module.css';

type Props = {
  stories: readonly ListedStory[];
  /** Prints the sport above each title, for stories of several sports. */
  topics?: boolean;
  level?: 2 | 3;
};

const StoryGrid = ({ stories, topics = false, level = 3 }: Props) => (
  <ul className={styles.grid}>
    {stories.map((story) => (
      <li key={story.id}>
        <ListedStoryCard story={story} topics={topics} level={level} variant="tile" />
      </li>
    ))}
  </ul>
);

export const storyGrid = defineMarkup('ui/stories/story-grid', StoryGrid);
