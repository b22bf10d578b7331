import type { StoryItem } from '../../api/stories/schema.ts';
import { longDate } from '../../domain/printed-date.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { cardImage, StoryCard } from '../../ui/story-card.tsx';
import { storyHref, storyTopic } from '../../ui/story-links.ts';
import styles from './story-mosaic.module.css';

type Props = {
  stories: readonly StoryItem[];
  /** Prints the sport above each title. */
  topics: boolean;
};

/** The shapes of the first row, whose pictures are equally high. */
const firstRow = ['wide', 'portrait', 'portrait'] as const;

/** Stories with pictures of several shapes: one wide and two tall ones, then rows of four. */
const StoryMosaic = ({ stories, topics }: Props) => (
  <ul className={styles.mosaic}>
    {stories.map((story, index) => (
      <li key={story.id}>
        <StoryCard
          id={story.id}
          href={storyHref(story)}
          title={story.title}
          topic={storyTopic(story, topics ? story.sport?.title : undefined)}
          date={{ iso: story.date.slice(0, 10), text: longDate(story.date) }}
          image={story.primaryImage && cardImage(story.primaryImage)}
          variant={firstRow[index] ?? 'tile'}
        />
      </li>
    ))}
  </ul>
);

export const storyMosaic = defineMarkup('features/home/story-mosaic', StoryMosaic);
