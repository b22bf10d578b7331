import type { ThemeColors } from '../../domain/theme.ts';

type Palette = { name: string; colors: ThemeColors };

/** Colors of the sample colleges, which are far apart in hue and lightness. */
const references: readonly Palette[] = [
  { name: 'navy', colors: { primary: '#12305c', secondary: '#f2b41b', accent: '#2a7fb0' } },
  { name: 'green', colors: { primary: '#1c4f38', secondary: '#e8762c', accent: '#8a5a2b' } },
];

/** A college's palette, then the reference palettes with another primary color. */
export const palettesWith = (colors: ThemeColors): Palette[] => [
  { name: 'college', colors },
  ...references.filter((reference) => reference.colors.primary !== colors.primary),
];
