import { longDate } from '../domain/printed-date.ts';
import { stripHtml } from '../domain/strip-html.ts';
import { Markup } from './markup/markup.tsx';
import { cardImage, StoryCard } from './story-card.tsx';
import { type ListedStory, storyGrid } from './story-grid.markup.tsx';
import { storyHref, storyTopic } from './story-links.ts';
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
  // a lead above a single row of two or three looks like a page that failed to load
  if (!hasLead || !lead?.primaryImage || others.length < 3)
    return <Markup of={storyGrid} props={{ stories, topics, level: 2 }} />;
  return (
    <div className={styles.list}>
      <StoryCard
        id={lead.id}
        href={storyHref(lead)}
        title={lead.title}
        topic={storyTopic(lead, topics ? lead.sportDisplay : undefined)}
        teaser={lead.subHeadline ?? (stripHtml(lead.teaser ?? '') || undefined)}
        date={{ iso: lead.date.slice(0, 10), text: longDate(lead.date) }}
        image={cardImage(lead.primaryImage)}
        variant="lead"
        level={2}
      />
      <Markup of={storyGrid} props={{ stories: others, topics, level: 2 }} />
    </div>
  );
}
