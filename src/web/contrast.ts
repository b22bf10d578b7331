import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklch);
const toOklch = converter('oklch');

export type Oklch = { l: number; c: number; h: number };

/** A CSS hex color as OKLCH; grays have no hue and get `fallbackHue`. */
export function parseOklch(hex: string, fallbackHue = 0): Oklch {
  const color = toOklch(hex);
  if (!color) {
    throw new Error(`Not a color: ${hex}`);
  }
  return { l: color.l, c: color.c, h: color.h ?? fallbackHue };
}

/** Formats a color as `#rrggbb`. Colors outside sRGB lose chroma and retain lightness and hue. */
export function formatOklch({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** WCAG 2 contrast ratio of two hex colors, 1 to 21. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);

export type Against = { backgrounds: string[]; ratio: number };

/**
 * The color of the same hue that meets all required contrast ratios with the lightness closest to `wanted`. The ratios are
 * checked with the rounded hex value, which is what a screen shows.
 */
export function withContrast(wanted: Oklch, demands: Against[]): string {
  const grounds = demands.flatMap(({ backgrounds, ratio }) =>
    backgrounds.map((background) => ({ luminance: wcagLuminance(background), ratio })),
  );
  const passes = (hex: string) => {
    const own = wcagLuminance(hex);
    return grounds.every(
      ({ luminance, ratio }) => (Math.max(own, luminance) + 0.05) / (Math.min(own, luminance) + 0.05) >= ratio,
    );
  };
  for (let step = 0; step <= 200; step++) {
    for (const l of [wanted.l - step / 200, wanted.l + step / 200]) {
      if (l < 0 || l > 1) {
        continue;
      }
      const hex = formatOklch({ ...wanted, l });
      if (passes(hex)) {
        return hex;
      }
    }
  }
  throw new Error(`No lightness of hue ${wanted.h} reaches ${JSON.stringify(demands)}`);
}
