import type { Sport } from '../../domain/sport.ts';
import type { IconName } from '../../web/icon-names.ts';

/** An account of a sport: its channel, the channel's name, and the URL. */
export type SportAccount = { channel: IconName; name: string; url: string };

const channels = [
  { key: 'facebook', channel: 'facebook', name: 'Facebook', base: 'https://www.facebook.com/' },
  { key: 'instagram', channel: 'instagram', name: 'Instagram', base: 'https://www.instagram.com/' },
  { key: 'twitter', channel: 'twitter', name: 'X', base: 'https://x.com/' },
  { key: 'youtube', channel: 'youtube', name: 'YouTube', base: 'https://www.youtube.com/' },
  { key: 'pinterest', channel: 'pinterest', name: 'Pinterest', base: 'https://www.pinterest.com/' },
] as const;

/** The accounts of a sport, at most one per channel, each stored as a name or a URL. */
export const sportAccounts = (sport: Sport): SportAccount[] =>
  channels.flatMap(({ key, channel, name, base }) => {
    const account = sport[key];
    const url = account ? URL.parse(account, base) : null;
    return url ? [{ channel, name, url: url.href }] : [];
  });
