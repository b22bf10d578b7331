/** The only outside host a page may frame, for a story's video after the reader clicks it. */
export const videoOrigin = 'https://www.youtube-nocookie.com';
