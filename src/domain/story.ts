/** Who may read a story: everyone, everyone with the address, or staff. */
export type StoryAccess = 'public' | 'protected' | 'hidden';
export type StoryVideo = { youtube?: string; archive?: string; title: string; poster?: string };
export type StoryWriter = { name: string; bio?: string; email?: string; social?: { channel: string; url: string }[] };
export type StoryLink = { text: string; url: string };

/** The only outside host a page may frame, for a story's video after the reader clicks it. */
export const videoOrigin = 'https://www.youtube-nocookie.com';
