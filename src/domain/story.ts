/** The only outside host a page may frame, for a story's video after the reader clicks it. */
export const videoOrigin = 'https://www.youtube-nocookie.com';

/** What a story is besides text; an external one is read at its source. */
export const storyTypes = ['story', 'video', 'gallery', 'external'] as const;
export type StoryType = (typeof storyTypes)[number];

/** The publication of an external story. */
export type StorySource = { name: string; url: string };
