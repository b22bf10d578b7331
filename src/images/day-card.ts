import { inLeapYear, parseDayOfYear } from '../domain/calendar/day-of-year.ts';
import { type CardCollege, cardColors, cardLine } from './scoreboard-letters.ts';

/** The day of the share card at a path below `/media/`: `drawn/on-this-day/11-22.svg`. */
export function dayCardDate(path: string): string | undefined {
  const [, text = ''] = /^drawn\/on-this-day\/(\d\d-\d\d)\.svg$/.exec(path) ?? [];
  return parseDayOfYear(text);
}

/** The share card of a day of the year, 1600 by 900: the date as on a scoreboard, in the college's colors. */
export function dayCardSvg(college: CardCollege, day: string): string {
  const { ground, ink, light } = cardColors(college);
  const month = Temporal.PlainDate.from(inLeapYear(day)).toLocaleString('en-US', { month: 'long' });
  const number = String(Number(day.slice(3)));
  const panels = [...number].map((digit, index) => panel(digit, 1510 - (number.length - index) * 330));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><path fill="${ground}" d="M0 0H1600V900H0Z"/><path fill="${light}" d="M0 0H24V900H0ZM120 676H1480V684H120Z"/>${cardLine(
    'ON THIS DAY',
    light,
    { x: 120, y: 120, width: 620, height: 56 },
  )}${cardLine(month, ink, { x: 120, y: 300, width: 1300 - number.length * 330, height: 150 })}${panels.join('')}${cardLine(
    college.shortName,
    ink,
    { x: 120, y: 750, width: 1360, height: 60 },
  )}</svg>`;

  /** A digit on a panel of the scoreboard, cut in the middle. */
  function panel(digit: string, x: number): string {
    const face = `<path fill="${ink}" opacity=".12" d="M${x} 120H${x + 300}V580H${x}Z"/>`;
    const cut = `<path fill="${ground}" opacity=".9" d="M${x} 348H${x + 300}V352H${x}Z"/>`;
    return `${face}${cardLine(digit, light, { x: x + 45, y: 150, width: 210, height: 400 })}${cut}`;
  }
}
