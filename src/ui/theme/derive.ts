import type { ThemeColors } from '../../domain/theme.ts';
import { contrast, formatOklch, type Oklch, parseOklch, withContrast } from '../../web/contrast.ts';

const textContrast = 4.5;
const graphicContrast = 3;

/** The differences between the schemes; all other values derive from these and the college's colors. */
const schemes = {
  light: {
    surface: { l: 1, c: 0 },
    quiet: { l: 0.966, c: 0.006 },
    tint: { l: 0.945, c: 0.022 },
    ink: { l: 0.21, c: 0.022 },
    inkMuted: { l: 0.47, c: 0.016 },
    line: { l: 0.89, c: 0.008 },
    control: { l: 0.62, c: 0.012 },
    board: { l: 0.21, c: 0.035 },
    primaryRange: [0, 1],
    win: 0.48,
    loss: 0.5,
    tie: 0.46,
    live: 0.55,
  },
  dark: {
    surface: { l: 0.185, c: 0.012 },
    quiet: { l: 0.225, c: 0.014 },
    tint: { l: 0.265, c: 0.03 },
    ink: { l: 0.95, c: 0.006 },
    inkMuted: { l: 0.75, c: 0.012 },
    line: { l: 0.33, c: 0.014 },
    control: { l: 0.6, c: 0.014 },
    board: { l: 0.13, c: 0.02 },
    primaryRange: [0.3, 0.82],
    win: 0.77,
    loss: 0.74,
    tie: 0.78,
    live: 0.57,
  },
} as const;

export type Scheme = keyof typeof schemes;
export type ThemeTokens = ReturnType<typeof deriveTokens>;

/**
 * All color tokens of a scheme, as hex. The college's primary color stays unchanged as a background. As text or a thin
 * border it has tokens of its own, whose lightness is corrected in OKLCH with the same hue.
 */
export function deriveTokens(colors: ThemeColors, scheme: Scheme) {
  const base = schemes[scheme];
  const brand = parseOklch(colors.primary);
  // neutrals never have more chroma than the primary color
  const tinted = ({ l, c }: { l: number; c: number }): Oklch => ({ l, c: Math.min(c, brand.c), h: brand.h });
  const hue = (h: number, c: number, l: number): Oklch => ({ l, c, h });

  const surface = formatOklch(tinted(base.surface));
  const quiet = formatOklch(tinted(base.quiet));
  const tint = formatOklch(tinted(base.tint));
  const board = formatOklch(tinted(base.board));
  const grounds = [surface, quiet, tint];
  const text = [{ backgrounds: grounds, ratio: textContrast }];
  const graphic = [{ backgrounds: grounds, ratio: graphicContrast }];

  const [darkest, lightest] = base.primaryRange;
  const primary = fill(brand, darkest, lightest);
  const onPrimary = readableOn(primary, brand);
  const secondary = fill(parseOklch(colors.secondary, brand.h), darkest, lightest);
  const accentSeed = parseOklch(colors.accent, brand.h);
  const accent = fill(accentSeed, darkest, lightest);
  const accentOnPrimary =
    trimColor(primary, [colors.accent, colors.secondary]) ??
    withContrast(accentSeed, [{ backgrounds: [primary], ratio: graphicContrast }]);
  const live = withContrast(hue(27, 0.22, base.live), graphic);

  return {
    surface,
    quiet,
    tint,
    ink: withContrast(tinted(base.ink), text),
    'ink-muted': withContrast(tinted(base.inkMuted), text),
    line: formatOklch(tinted(base.line)),
    control: withContrast(tinted(base.control), graphic),
    primary,
    'on-primary': onPrimary,
    'on-primary-muted': blendToward(onPrimary, primary),
    'primary-ink': withContrast(brand, text),
    'primary-edge': withContrast(brand, graphic),
    secondary,
    'on-secondary': readableOn(secondary, brand),
    accent,
    'on-accent': readableOn(accent, brand),
    'accent-on-primary': accentOnPrimary,
    link: withContrast(brand.c > 0.04 ? brand : hue(255, 0.15, brand.l), text),
    focus: withContrast(brand.c > 0.04 ? brand : hue(255, 0.18, 0.55), graphic),
    'focus-on-primary': accentOnPrimary,
    win: withContrast(hue(150, 0.14, base.win), text),
    loss: withContrast(hue(27, 0.18, base.loss), text),
    tie: withContrast(hue(75, 0.09, base.tie), text),
    live,
    'on-live': readableOn(live, hue(27, 0, 0)),
    'live-ink': withContrast(hue(27, 0.2, base.live), text),
    board,
    'on-board': withContrast(tinted({ l: 0.97, c: 0.008 }), [{ backgrounds: [board], ratio: textContrast }]),
    'on-board-muted': withContrast(tinted({ l: 0.76, c: 0.02 }), [{ backgrounds: [board], ratio: textContrast }]),
    'board-line': formatOklch(tinted({ l: base.board.l + 0.14, c: 0.03 })),
    'board-accent': withContrast({ ...accentSeed, l: Math.max(accentSeed.l, 0.75) }, [
      { backgrounds: [board], ratio: textContrast },
    ]),
    'board-live': withContrast(hue(27, 0.2, 0.68), [{ backgrounds: [board], ratio: textContrast }]),
  };
}

const fill = (color: Oklch, darkest: number, lightest: number) =>
  formatOklch({ ...color, l: Math.min(Math.max(color.l, darkest), lightest) });

/** The first of the college's colors that contrasts with its primary, like the trim of a jersey. */
const trimColor = (primary: string, candidates: string[]) =>
  candidates.find((candidate) => contrast(candidate, primary) >= graphicContrast)?.toLowerCase();

/** White if readable, or near-black in the college's hue, or black. */
function readableOn(background: string, { c, h }: Oklch): string {
  if (contrast('#ffffff', background) >= textContrast) {
    return '#ffffff';
  }
  return withContrast({ l: 0.2, c: Math.min(c, 0.03), h }, [{ backgrounds: [background], ratio: textContrast }]);
}

/** The color between text and background with the lowest contrast that is still readable. */
function blendToward(text: string, background: string): string {
  const from = parseOklch(text);
  const to = parseOklch(background, from.h);
  const wanted = { l: from.l + (to.l - from.l) * 0.22, c: Math.min(to.c, 0.04), h: to.h };
  return contrast(formatOklch(wanted), background) >= textContrast ? formatOklch(wanted) : text;
}

/** Pairs of tokens that are used together, with the contrast that WCAG AA requires. */
export const checkedPairs: { foreground: keyof ThemeTokens; backgrounds: (keyof ThemeTokens)[]; ratio: number }[] = [
  ...(['ink', 'ink-muted', 'primary-ink', 'link', 'win', 'loss', 'tie', 'live-ink'] as const).map((foreground) => ({
    foreground,
    backgrounds: ['surface', 'quiet', 'tint'] as (keyof ThemeTokens)[],
    ratio: textContrast,
  })),
  ...(['control', 'primary-edge', 'focus', 'live'] as const).map((foreground) => ({
    foreground,
    backgrounds: ['surface', 'quiet', 'tint'] as (keyof ThemeTokens)[],
    ratio: graphicContrast,
  })),
  { foreground: 'on-primary', backgrounds: ['primary'], ratio: textContrast },
  { foreground: 'on-primary-muted', backgrounds: ['primary'], ratio: textContrast },
  { foreground: 'accent-on-primary', backgrounds: ['primary'], ratio: graphicContrast },
  { foreground: 'focus-on-primary', backgrounds: ['primary'], ratio: graphicContrast },
  { foreground: 'on-secondary', backgrounds: ['secondary'], ratio: textContrast },
  { foreground: 'on-accent', backgrounds: ['accent'], ratio: textContrast },
  { foreground: 'on-live', backgrounds: ['live'], ratio: textContrast },
  { foreground: 'on-board', backgrounds: ['board'], ratio: textContrast },
  { foreground: 'on-board-muted', backgrounds: ['board'], ratio: textContrast },
  { foreground: 'board-accent', backgrounds: ['board'], ratio: textContrast },
  { foreground: 'board-live', backgrounds: ['board'], ratio: textContrast },
];
