import type { IconName } from '../domain/icon-names.ts';

/** The channels of section 9 of the specification. Each is drawn. */
export const socialChannels = [
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'snapchat',
  'twitch',
  'tiktok',
  'linkedin',
  'vimeo',
  'pinterest',
  'google',
  'cameo',
  'apple',
  'inflcr',
  'opendorse',
] as const satisfies readonly IconName[];

/** Channels are written in any case, "YouTube", and one has two names. */
export function channelIcon(channel: string): IconName {
  const name = channel.toLowerCase();
  return socialChannels.find((each) => each === (name === 'x' ? 'twitter' : name)) ?? 'link';
}

/** The name of a channel as it calls itself today; accounts may still be stored under the former one. */
export const channelName = (channel: string): string => (/^(?:twitter|x)$/i.test(channel) ? 'X' : channel);
