import { stripHtml } from '../../web/strip-html.ts';
import { Markup } from '../markup/markup.tsx';
import { type ListedStory, ListedStoryCard } from './listed-story-card.tsx';
import { storyGrid } from './story-grid.markup.tsx';
import styles from './story-list.module.css';

type Props = {
  stories: readonly (ListedStory & { subHeadline: string | null; teaser: string | null })[];
  /** Prints the sport above each title. */
  topics: boolean;
  /** Prints the first story large, with its teaser. */
  hasLead: boolean;
};

/** A page of stories, newest first. */
export function StoryList({ stories, topics, hasLead }: Props) {
  const [lead, ...others] = stories;
  // a lead above a single row of two or three looks as if the page had failed to load
  if (!hasLead || !lead?.primaryImage || others.length < 3)
    return <Markup of={storyGrid} props={{ stories, topics, level: 2 }} />;
  return (
    <div className={styles.list}>
      <ListedStoryCard
        story={lead}
        topics={topics}
        teaser={lead.subHeadline ?? (stripHtml(lead.teaser ?? '') || undefined)}
        variant="lead"
        level={2}
      />
      <Markup of={storyGrid} props={{ stories: others, topics, level: 2 }} />
    </div>
  );
}
