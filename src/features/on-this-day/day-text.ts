import type { PastGame } from '../../api/on-this-day/schema.ts';
import { against } from '../../domain/against.ts';
import { inLeapYear } from '../../domain/calendar/day-of-year.ts';
import { enDashed } from '../../web/text.ts';
import type { DayInYear } from './group-by-year.ts';

const format = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** "November 22" */
export const dayName = (day: string): string => format.format(Date.parse(inLeapYear(day)));

/** The weekday of a day in a year: "Saturday". */
export const weekdayOf = (year: string, day: string): string => weekday.format(Date.parse(`${year}-${day}`));

/** "27–10", "3–2 (OT)"; for a meet, the placing. */
export const scoreText = ({ teamScore, opponentScore, overtime, placing }: PastGame): string =>
  teamScore === null || opponentScore === null
    ? (placing ?? '')
    : `${enDashed(`${teamScore}-${opponentScore}`)}${overtime && ` (${overtime})`}`;

/** "vs No. 12 Inland", "at Inland", "Lake Open" */
export const opponentText = ({ locationIndicator, opponent: { id, prefix, title } }: PastGame): string =>
  against({ locationIndicator, opponent: { id, title: [prefix, title].filter(Boolean).join(' ') } });

const verbs = { W: 'won', L: 'lost', T: 'tied', N: 'finished' };

/** One sentence about the most notable event of a year: "1987: Football won 27–10 vs Inland". */
export function headlineOf({ year, moments, classes, games, stories }: DayInYear): string | undefined {
  const [game] = [...games.notable, ...games.others];
  const text =
    moments[0]?.title ??
    (classes[0] && `Class of ${year} inducted into the ${classes[0].hall}`) ??
    (game &&
      `${game.sport.title} ${verbs[game.status]} ${scoreText(game)} ${game.opponent.id === null ? 'at ' : ''}${opponentText(game)}`) ??
    stories[0]?.title;
  return text && `${year}: ${text}`;
}
