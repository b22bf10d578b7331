import { longDate } from '../domain/printed-date.ts';
import { defineMarkup } from './markup/define-markup.ts';
import { cardImage, StoryCard } from './story-card.tsx';
import styles from './story-grid.module.css';

type Story = {
  id: number;
  url: string;
  title: string;
  /** ISO wall time or date. */
  date: string;
  sportDisplay?: string;
  primaryImage: { url: string; focus: { x: number; y: number }; color: string | null } | null;
};

type Props = {
  stories: readonly Story[];
  /** Prints the sport above each title, for stories of several sports. */
  topics?: boolean;
  level?: 2 | 3;
};

const StoryGrid = ({ stories, topics = false, level = 3 }: Props) => (
  <ul className={styles.grid}>
    {stories.map(({ id, url, title, date, sportDisplay, primaryImage }) => (
      <li key={id}>
        <StoryCard
          id={id}
          href={url}
          title={title}
          topic={topics ? sportDisplay : undefined}
          date={{ iso: date.slice(0, 10), text: longDate(date) }}
          image={primaryImage && cardImage(primaryImage)}
          level={level}
          variant="tile"
        />
      </li>
    ))}
  </ul>
);

export const storyGrid = defineMarkup('ui/story-grid', StoryGrid);
