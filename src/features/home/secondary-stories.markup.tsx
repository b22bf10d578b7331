import type { StoryItem } from '../../api/stories/schema.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { ListedStoryCard } from '../../ui/stories/listed-story-card.tsx';

/** The stories beside the lead. */
const SecondaryStories = ({ stories, topics }: { stories: readonly StoryItem[]; topics: boolean }) => (
  <ul>
    {stories.map((story) => (
      <li key={story.id}>
        <ListedStoryCard story={story} topics={topics} variant="side" />
      </li>
    ))}
  </ul>
);

export const secondaryStories = defineMarkup('features/home/secondary-stories', SecondaryStories);
