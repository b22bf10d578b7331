import type { IconName } from '../../web/icon-names.ts';

/** The channels of the specification (section 9). Each has an icon. */
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

/** Case-insensitive; `x` means `twitter`. */
export function channelIcon(channel: string): IconName {
  const name = channel.toLowerCase();
  return socialChannels.find((each) => each === (name === 'x' ? 'twitter' : name)) ?? 'link';
}

/** The current name of a channel; accounts may be stored under the former one. */
export const channelName = (channel: string): string => (/^(?:twitter|x)$/i.test(channel) ? 'X' : channel);
