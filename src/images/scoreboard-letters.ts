import type { Tenant } from '../domain/tenant.ts';
import { contrast } from '../web/contrast.ts';
import { plainLatin } from '../web/slug.ts';
import { drawLetters } from './block-letters.ts';

/** Minimum contrast of large letters on their background (WCAG 2.2). */
const largeText = 3;

export type CardCollege = Pick<Tenant, 'shortName' | 'primaryColor' | 'secondaryColor' | 'accentColor'>;

/** The colors of a share card: its ground, its letters, and a second color for emphasis. */
export function cardColors({ primaryColor: ground, secondaryColor, accentColor }: CardCollege) {
  const ink = contrast('#ffffff', ground) >= largeText ? '#ffffff' : '#111111';
  const light = [secondaryColor, accentColor].find((each) => contrast(each, ground) >= largeText) ?? ink;
  return { ground, ink, light };
}

type Room = { x: number; y: number; width: number; height: number };

const lettersOf = (text: string): string =>
  plainLatin(text.replaceAll('’', "'"))
    .toUpperCase()
    .replace(/[^A-Z0-9:'-]+/g, ' ')
    .trim();

/** The height that the largest letters of all texts have in common, at most that of the room. */
export const commonHeight = (texts: readonly string[], { width, height }: Pick<Room, 'width' | 'height'>): number =>
  texts.reduce((lowest, text) => {
    const drawing = drawLetters(lettersOf(text), '');
    return drawing ? Math.min(lowest, (width / drawing.width) * drawing.height) : lowest;
  }, height);

/** Letters from the left edge of their room, as large as fits; those without strokes are left out. */
export function cardLine(text: string, color: string, { x, y, width, height }: Room): string {
  const drawing = drawLetters(lettersOf(text), color);
  if (!drawing) return '';
  const scale = Math.min(width / drawing.width, height / drawing.height);
  const top = y + (height - drawing.height * scale) / 2;
  return `<g transform="translate(${x} ${top.toFixed(1)}) scale(${scale.toFixed(3)})">${drawing.paths}</g>`;
}
