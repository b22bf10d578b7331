import { createHash } from 'node:crypto';

import type { ThemeColors } from '../../domain/theme.ts';
import { deriveTokens, type Scheme } from './derive.ts';

/** The custom properties of a college for both schemes. */
export function themeStylesheet(colors: ThemeColors): string {
  const properties = (scheme: Scheme) =>
    Object.entries(deriveTokens(colors, scheme))
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return `:root{${properties('light')}}@media (prefers-color-scheme:dark){:root{${properties('dark')}}}\n`;
}

// changes with the derivation, so that style sheets can be immutable
const version = createHash('sha256')
  .update(themeStylesheet({ primary: '#123a6b', secondary: '#f2a900', accent: '#7a1f2b' }))
  .digest('hex')
  .slice(0, 8);

/** Path of a college's style sheet. It contains the colors, so serving it needs no lookup. */
export function themeHref({ primary, secondary, accent }: ThemeColors): string {
  return `/theme/${[primary, secondary, accent].map((hex) => hex.slice(1).toLowerCase()).join('-')}-${version}.css`;
}

/** The colors in a file name of `themeHref`, of any version; undefined for other names. */
export function parseThemeFile(file: string): ThemeColors | undefined {
  const match = /^([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-[0-9a-f]{8}\.css$/.exec(file);
  const [, primary, secondary, accent] = match ?? [];
  return match ? { primary: `#${primary}`, secondary: `#${secondary}`, accent: `#${accent}` } : undefined;
}
