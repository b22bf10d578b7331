import { type ListedStory, ListedStoryCard } from './listed-story-card.tsx';
import { defineMarkup } from './markup/define-markup.ts';
import styles from './story-grid.module.css';

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
        <ListedStoryCard story={story} topics={topics} level={level} variant={square ? 'square' : 'tile'} />
      </li>
    ))}
  </ul>
);

export const storyGrid = defineMarkup('ui/story-grid', StoryGrid);
