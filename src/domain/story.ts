/** Who may read a story: everyone, everyone who has the address, or staff. */
export type StoryAccess = 'public' | 'protected' | 'hidden';
export type StoryVideo = { youtube?: string; archive?: string; title: string; poster?: string };
export type StoryWriter = { name: string; bio?: string; email?: string; social?: { channel: string; url: string }[] };
export type StoryLink = { text: string; url: string };
