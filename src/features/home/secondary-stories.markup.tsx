import type { StoryItem } from '../../api/stories/schema.ts';
import { longDate } from '../../domain/printed-date.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { cardImage, StoryCard } from '../../ui/story-card.tsx';
import { storyHref, storyTopic } from '../../ui/story-links.ts';

/** The stories beside the lead. */
const SecondaryStories = ({ stories, topics }: { stories: readonly StoryItem[]; topics: boolean }) => (
  <ul>
    {stories.map((story) => (
      <li key={story.id}>
        <StoryCard
          id={story.id}
          href={storyHref(story)}
          title={story.title}
          topic={storyTopic(story, topics ? story.sport?.title : undefined)}
          date={{ iso: story.date.slice(0, 10), text: longDate(story.date) }}
          image={story.primaryImage && cardImage(story.primaryImage)}
          variant="side"
        />
      </li>
    ))}
  </ul>
);

export const secondaryStories = defineMarkup('features/home/secondary-stories', SecondaryStories);
