import type { Partner } from '../pictures/partner-mark.ts';

/** Made-up firms that pay for the sample's sport. */
export const partners = [
  { name: 'Breakwater Bank', lines: ['Breakwater', 'Bank'], color: '#0d5c63', sign: 'wave' },
  { name: 'Inland Ferries', lines: ['Inland', 'Ferries'], color: '#8a1c2b', sign: 'anchor' },
  { name: 'Sunrise Bakery', lines: ['Sunrise', 'Bakery'], color: '#8a5200', sign: 'sun' },
  { name: 'Lantern Books', lines: ['Lantern', 'Books'], color: '#3b2a6b', sign: 'book' },
  { name: 'Green Harbor', lines: ['Green', 'Harbor'], color: '#2c6b2f', sign: 'leaf' },
] as const satisfies readonly Partner[];

export const partnerUrl = ({ name }: Partner) => `https://${name.toLowerCase().replace(' ', '-')}.example.com`;
