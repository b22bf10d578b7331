/** Directories and apps for subscribing, in the order of their links, with the hosts of their URLs. */
export const podcastDirectories = {
  apple: { title: 'Apple Podcasts', hosts: ['podcasts.apple.com', 'itunes.apple.com'] },
  spotify: { title: 'Spotify', hosts: ['open.spotify.com', 'podcasters.spotify.com'] },
  youtube: { title: 'YouTube', hosts: ['www.youtube.com', 'youtube.com', 'music.youtube.com'] },
  amazon: { title: 'Amazon Music', hosts: ['music.amazon.com'] },
  iheart: { title: 'iHeart', hosts: ['www.iheart.com'] },
  overcast: { title: 'Overcast', hosts: ['overcast.fm'] },
  pocketcasts: { title: 'Pocket Casts', hosts: ['pca.st', 'pocketcasts.com'] },
  tunein: { title: 'TuneIn', hosts: ['tunein.com'] },
} as const;

export type PodcastDirectory = keyof typeof podcastDirectories;

export const directoryNames = Object.keys(podcastDirectories) as PodcastDirectory[];
