import type { StoryItem } from '../../api/stories/schema.ts';
import { longDate } from '../../domain/printed-date.ts';
import { stripHtml } from '../../domain/strip-html.ts';
import { cardImage, StoryCard } from '../../ui/story-card.tsx';
import { storyHref, storyTopic } from '../../ui/story-links.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './home-page.module.css';

/** The newest story as lead, with the next two beside it. */
export function LeadStories({ stories }: { stories: readonly StoryItem[] }) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.lead} aria-label="Top stories">
      <VisuallyHidden as="h2">Top stories</VisuallyHidden>
      {stories.map((story, index) => (
        <StoryCard
          key={story.id}
          id={story.id}
          href={storyHref(story)}
          title={story.title}
          topic={storyTopic(story, story.sport?.title)}
          teaser={index === 0 ? (story.subHeadline ?? (stripHtml(story.teaser ?? '') || undefined)) : undefined}
          date={{ iso: story.date.slice(0, 10), text: longDate(story.date) }}
          image={story.primaryImage && cardImage(story.primaryImage)}
          variant={index === 0 ? 'lead' : 'card'}
        />
      ))}
    </section>
  );
}
