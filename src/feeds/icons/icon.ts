/** A square PNG. Maskable icons fill the square so that a phone can crop its own shape. */
export type Icon = { file: string; size: number; purpose: 'any' | 'maskable' };

export const manifestIcons: readonly Icon[] = [
  { file: '192', size: 192, purpose: 'any' },
  { file: '512', size: 512, purpose: 'any' },
  { file: 'maskable-512', size: 512, purpose: 'maskable' },
];

/** Apple touch icon: iOS rounds the corners and fills transparency with black. */
export const touchIcon: Icon = { file: 'apple-touch-icon', size: 180, purpose: 'maskable' };

/** Sizes in favicon.ico. */
export const faviconSizes = [16, 32, 48] as const;

export const iconAddress = ({ file }: Icon): string => `/icons/${file}.png`;
