import { converter, formatHex, interpolate, modeOklab, modeOklch, modeRgb, useMode as registerMode } from 'culori/fn';

registerMode(modeRgb);
registerMode(modeOklab);
registerMode(modeOklch);
const toOklch = converter('oklch');

/** A color made lighter or darker by a share of the lightness range, and more or less colorful by a factor. */
export function tone(color: string, lightness: number, chroma = 1): string {
  const { l, c, h } = toOklch(color) ?? { l: 0, c: 0, h: 0 };
  return formatHex({ mode: 'oklch', l: Math.min(0.985, Math.max(0.06, l + lightness)), c: c * chroma, h: h ?? 0 });
}

/** The perceived lightness of a color, from 0 to 1. */
export const lightness = (color: string): number => toOklch(color)?.l ?? 0;

/** A color with the given lightness. */
export const atLightness = (color: string, wanted: number, chroma = 1): string =>
  tone(color, wanted - lightness(color), chroma);

/** A color between two others; a share of 0 is the first. */
export const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], 'oklab')(share));
