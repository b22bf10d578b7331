import type { StorySource, StoryType } from '../../domain/story.ts';

type Linked = { url: string; source?: StorySource | null };
type Typed = { type?: StoryType; source?: StorySource | null };

/** The URL to which a story's title links in lists; external stories are read at their source. */
export const storyHref = ({ url, source }: Linked): string => source?.url ?? url;

const labels: Record<StoryType, string | undefined> = {
  story: undefined,
  video: 'Video',
  gallery: 'Photos',
  external: undefined,
};

/** The line above a story's title: "Football · Video", "Harbor Herald". Undefined for a plain story without a sport. */
export const storyTopic = ({ type = 'story', source }: Typed, sport?: string | undefined): string | undefined =>
  [sport, source?.name ?? labels[type]].filter(Boolean).join(' · ') || undefined;
