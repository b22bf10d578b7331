import { inLeapYear, parseDayOfYear } from '../domain/calendar/day-of-year.ts';
import { contrast } from '../domain/contrast.ts';
import { plainLatin } from '../domain/slug.ts';
import type { Tenant } from '../domain/tenant.ts';
import { drawLetters } from './block-letters.ts';

/** Minimum contrast of large letters on their background (WCAG 2.2). */
const largeText = 3;

/** The day of the share card at a path below `/media/`: `drawn/on-this-day/11-22.svg`. */
export function dayCardDate(path: string): string | undefined {
  const [, text = ''] = /^drawn\/on-this-day\/(\d\d-\d\d)\.svg$/.exec(path) ?? [];
  return parseDayOfYear(text);
}

type College = Pick<Tenant, 'shortName' | 'primaryColor' | 'secondaryColor' | 'accentColor'>;

/** The share card of a day of the year, 1600 by 900: the date as on a scoreboard, in the college's colors. */
export function dayCardSvg({ shortName, ...colors }: College, day: string): string {
  const ground = colors.primaryColor;
  const ink = contrast('#ffffff', ground) >= largeText ? '#ffffff' : '#111111';
  const light = [colors.secondaryColor, colors.accentColor].find((each) => contrast(each, ground) >= largeText) ?? ink;
  const month = Temporal.PlainDate.from(inLeapYear(day)).toLocaleString('en-US', { month: 'long' });
  const number = String(Number(day.slice(3)));
  const panels = [...number].map((digit, index) => panel(digit, 1510 - (number.length - index) * 330));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><path fill="${ground}" d="M0 0H1600V900H0Z"/><path fill="${light}" d="M0 0H24V900H0ZM120 676H1480V684H120Z"/>${line(
    'ON THIS DAY',
    light,
    { x: 120, y: 120, width: 620, height: 56 },
  )}${line(month, ink, { x: 120, y: 300, width: 1300 - number.length * 330, height: 150 })}${panels.join('')}${line(
    shortName,
    ink,
    { x: 120, y: 750, width: 1360, height: 60 },
  )}</svg>`;

  /** A digit on a panel of the scoreboard, cut in the middle. */
  function panel(digit: string, x: number): string {
    const face = `<path fill="${ink}" opacity=".12" d="M${x} 120H${x + 300}V580H${x}Z"/>`;
    const cut = `<path fill="${ground}" opacity=".9" d="M${x} 348H${x + 300}V352H${x}Z"/>`;
    return `${face}${line(digit, light, { x: x + 45, y: 150, width: 210, height: 400 })}${cut}`;
  }
}

type Room = { x: number; y: number; width: number; height: number };

/** Letters from the left edge of their room, as large as fits; those without strokes are left out. */
function line(text: string, color: string, { x, y, width, height }: Room): string {
  const letters = plainLatin(text)
    .replace(/['’]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
  const drawing = drawLetters(letters, color);
  if (!drawing) return '';
  const scale = Math.min(width / drawing.width, height / drawing.height);
  const top = y + (height - drawing.height * scale) / 2;
  return `<g transform="translate(${x} ${top.toFixed(1)}) scale(${scale.toFixed(3)})">${drawing.paths}</g>`;
}
