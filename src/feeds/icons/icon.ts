/** A square PNG. Maskable ones fill it to the edge, so that a phone can cut its own shape out of them. */
export type Icon = { file: string; size: number; purpose: 'any' | 'maskable' };

export const manifestIcons: readonly Icon[] = [
  { file: '192', size: 192, purpose: 'any' },
  { file: '512', size: 512, purpose: 'any' },
  { file: 'maskable-512', size: 512, purpose: 'maskable' },
];

/** Phones of Apple round the corners themselves and fill what is transparent with black. */
export const touchIcon: Icon = { file: 'apple-touch-icon', size: 180, purpose: 'maskable' };

/** Sides of the pictures in favicon.ico. */
export const faviconSizes = [16, 32, 48] as const;

export const iconAddress = ({ file }: Icon): string => `/icons/${file}.png`;
