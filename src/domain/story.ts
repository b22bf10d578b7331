/** The only external host that a page may frame, for a video that the reader has clicked. */
export const videoOrigin = 'https://www.youtube-nocookie.com';

/** What a story consists of besides text; an external story is read at its source. */
export const storyTypes = ['story', 'video', 'gallery', 'external'] as const;
export type StoryType = (typeof storyTypes)[number];

/** The publication of an external story. */
export type StorySource = { name: string; url: string };
