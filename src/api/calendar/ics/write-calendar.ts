import ICAL from 'ical.js';

import { gameState, isSuspended } from '../../../domain/game-state.ts';
import type { GameRow } from '../../games/queries.ts';
import { toScheduleGame } from '../../games/reshape.ts';
import type { ScheduleGame } from '../../games/schema.ts';
import { mapInSteps } from '../../map-in-steps.ts';
import { descriptionOf, pageOf, summaryOf } from '../event-text.ts';
import { type GameSpan, gameSpan } from '../game-span.ts';

export type FeedFacts = {
  /** Name of the calendar. */
  name: string;
  /** Short name of the college. */
  team: string;
  /** The college's canonical host, part of every UID. */
  host: string;
  /** Scheme and host of links. */
  origin: string;
  /** Titles omit the college. */
  isOfOneSport: boolean;
};

// RFC 5545, 3.1 allows 75 octets; ical.js does not count the space that begins a continuation line
ICAL.foldLength = 74;

/** Calendar apps refresh every two hours, as usual for college sites. */
const refresh = { ttl: 'PT120M', interval: 'PT2H' };

/**
 * Writes games as an iCalendar file (RFC 5545, 7986). Times are UTC instants; games over several days, and games whose time is to be
 * announced, are all-day events.
 */
export async function writeCalendar(rows: readonly GameRow[], facts: FeedFacts): Promise<string> {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Fieldhouse//Fieldhouse//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addProperty(textProperty('name', facts.name));
  calendar.addProperty(textProperty('x-wr-calname', facts.name));
  calendar.addProperty(new ICAL.Property(['refresh-interval', {}, 'duration', refresh.interval]));
  calendar.addPropertyWithValue('x-published-ttl', refresh.ttl);
  const lines = calendar.toString().split('\r\n');
  const end = lines.pop() ?? '';
  const events = await mapInSteps(rows, (row) => toEvent(row, facts).toString());
  return `${[...lines, ...events, end].join('\r\n')}\r\n`;
}

function toEvent(row: GameRow, facts: FeedFacts): ICAL.Component {
  const game = toScheduleGame(row);
  const event = new ICAL.Component('vevent');
  const changed = utc(notAhead(row.updatedAt));
  const { start, end } = timesOf(gameSpan(row, game));
  event.addPropertyWithValue('uid', `game-${row.id}@${facts.host}`);
  event.addPropertyWithValue('dtstamp', changed);
  event.addPropertyWithValue('last-modified', changed);
  event.addPropertyWithValue('sequence', row.sequence);
  event.addPropertyWithValue('dtstart', start);
  event.addPropertyWithValue('dtend', end);
  const summary = summaryOf(game, facts);
  event.addPropertyWithValue('summary', summary);
  const location = [game.facility?.title, game.location].filter(Boolean).join(', ');
  if (location) event.addPropertyWithValue('location', location);
  event.addPropertyWithValue('description', descriptionOf(game, summary, facts.origin));
  event.addPropertyWithValue('url', pageOf(game, facts.origin));
  event.addPropertyWithValue('categories', game.sport.title);
  event.addPropertyWithValue('status', statusOf(game));
  event.addPropertyWithValue('transp', start.isDate ? 'TRANSPARENT' : 'OPAQUE');
  return event;
}

/** The clock of the computer that wrote a row may have been ahead, and calendar apps ignore changes of the future. */
function notAhead(instant: string): Temporal.Instant {
  const [at, now] = [Temporal.Instant.from(instant), Temporal.Now.instant()];
  return Temporal.Instant.compare(at, now) > 0 ? now : at;
}

/** Canceled games stay in the feed, so that calendars show them as canceled. */
function statusOf({ gameState: state, gameStateReason: reason, noContest, tbd }: ScheduleGame): string {
  if (state === gameState.Canceled || noContest) return 'CANCELLED';
  return state === gameState.Postponed || isSuspended(state, reason) || tbd ? 'TENTATIVE' : 'CONFIRMED';
}

function timesOf(span: GameSpan): { start: ICAL.Time; end: ICAL.Time } {
  if (!span.days) return { start: utc(span.start), end: utc(span.end) };
  // DTEND of an all-day event is exclusive
  const end = span.end.add({ days: 1 });
  return { start: ICAL.Time.fromDateString(span.start.toString()), end: ICAL.Time.fromDateString(end.toString()) };
}

const utc = (instant: Temporal.Instant): ICAL.Time => ICAL.Time.fromDateTimeString(instant.round('second').toString());

/** A text property that ical.js does not know and therefore would not escape. */
const textProperty = (name: string, value: string): ICAL.Property =>
  new ICAL.Property([name, {}, 'unknown', value.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')]);
