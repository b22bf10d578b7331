/** Media types of episodes, with the extension of their files. */
export const audioTypes = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/opus': 'opus',
  'audio/flac': 'flac',
  'audio/wav': 'wav',
} as const;

export type AudioType = keyof typeof audioTypes;

export const audioTypeNames = Object.keys(audioTypes) as AudioType[];
