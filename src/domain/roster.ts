/** Account names by network, such as `{ Twitter: { userName: "mswarm" } }`. */
export type SocialAccounts = Partial<Record<SocialNetwork, { userName: string; url: string }>>;

export const socialNetworks = [
  'Twitter',
  'Instagram',
  'Facebook',
  'YouTube',
  'Snapchat',
  'TikTok',
  'Cameo',
  'Twitch',
  'LinkedIn',
  'Shop',
  'INFLCR',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
