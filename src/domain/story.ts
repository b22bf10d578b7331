/** Who may read a story: everyone, everyone who has the address, or staff. */
export type StoryAccess = 'public' | 'protected' | 'hidden';
export type StoryVideo = { youtube?: string; archive?: string; title: string; poster?: string };
export type StoryWriter = { name: string; bio?: string; email?: string; social?: { channel: string; url: string }[] };
export type StoryLink = { text: string; url: string };

/** The one outside host a page may frame: a story's video, after the reader has asked for it. */
export const videoOrigin = 'https://www.youtube-nocookie.com';
