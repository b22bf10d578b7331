import { wcagContrast } from 'culori';

import type { Tenant } from '../../domain/tenant.ts';
import { drawLetters } from '../../images/block-letters.ts';
import { monogram } from '../../web/text.ts';
import type { Icon } from './icon.ts';

/** Minimum contrast of graphics against their background (WCAG 2.2, non-text contrast). */
const graphic = 3;
/** More letters are illegible in a browser tab. */
const maxLetters = 3;

const shield = 'M3 2H37V21C37 29 30 34.5 20 38C10 34.5 3 29 3 21Z';

type College = Pick<Tenant, 'shortName' | 'primaryColor' | 'secondaryColor' | 'accentColor'>;

/** The college's initials on a shield in its colors, as SVG; the shield alone if the letters cannot be drawn. */
export const monogramSvg = (college: College, purpose: Icon['purpose']): string => {
  const ground = college.primaryColor;
  const colors = [college.secondaryColor, college.accentColor, '#ffffff'];
  const ink = colors.find((color) => wcagContrast(color, ground) >= graphic) ?? '#111111';
  const isFull = purpose === 'maskable';
  const shape = isFull ? 'M0 0H40V40H0Z' : shield;
  const letters = drawLetters(lettersOf(college.shortName), ink);
  // the safe zone of a maskable icon is a circle of 80 %
  const room = isFull ? { width: 22, height: 19 } : { width: 26, height: 23 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${ground}" d="${shape}"/>${
    letters ? placed(letters, room, isFull ? 20 : 18.5) : `<path fill="${ink}" d="M20 9L29 20L20 31L11 20Z"/>`
  }</svg>`;
};

/** Initials of a multi-word name; the first letter of a single word unless it is already an abbreviation. */
const lettersOf = (name: string): string => {
  const isOneWord = !/\s/.test(name) && /\p{Ll}/u.test(name);
  return monogram(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .slice(0, isOneWord ? 1 : maxLetters);
};

/** Scales a drawing to fit `room`, centered horizontally with its center at `middle` from the top. */
const placed = (
  { paths, width, height }: { paths: string; width: number; height: number },
  room: { width: number; height: number },
  middle: number,
): string => {
  const scale = Math.min(room.width / width, room.height / height);
  const x = 20 - (width * scale) / 2;
  const y = middle - (height * scale) / 2;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})">${paths}</g>`;
};
