import type { ReactNode } from 'react';

import type { StoryItem } from '../../api/stories/schema.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { leadStory } from './lead-story.markup.tsx';
import { secondaryStories } from './secondary-stories.markup.tsx';
import styles from './top-band.module.css';

type Props = {
  /** The lead story, then the secondary ones. */
  stories: readonly StoryItem[];
  /** Prints the sport above each headline. */
  topics: boolean;
  /** The next game, shown beside the lead story, or below it on phones. */
  children: ReactNode;
};

/** The band at the top of a home page, as wide as the window. */
export function TopBand({ stories: [lead, ...others], topics, children }: Props) {
  if (!lead)
    return (
      <div className={styles.bare} data-ground="primary">
        {children}
      </div>
    );
  return (
    <div className={styles.top} data-ground="board">
      <Markup of={leadStory} className={styles.lead} props={{ story: lead, topics }} />
      {children}
      {others.length > 0 && (
        <Markup of={secondaryStories} className={styles.others} props={{ stories: others, topics }} />
      )}
    </div>
  );
}
