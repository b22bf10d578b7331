import ICAL from 'ical.js';

import { decodeEntities } from '../../domain/entities.ts';
import { sportTitled } from '../../domain/sport-titles.ts';
import { importRefusal } from '../refusal.ts';
import type { EventTime, ScheduleEvent, ScheduleFile } from './event.ts';
import { readRemarks } from './remarks.ts';
import { parseSummary } from './summary.ts';

/** Reads an iCalendar file. Throws an `ImportRefusal` if it is not one. */
export function readIcs(text: string): ScheduleFile {
  const warnings: string[] = [];
  const calendar = parseCalendar(text);
  const zones = zonesIn(calendar);
  const events = calendar.getAllSubcomponents('vevent').flatMap((event): ScheduleEvent[] => {
    const read = readEvent(event, zones);
    if (typeof read !== 'string') return [read];
    warnings.push(read);
    return [];
  });
  return { format: 'ics', events, warnings };
}

function parseCalendar(text: string): ICAL.Component {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch (error) {
    throw importRefusal(`The calendar is damaged or truncated: ${error instanceof Error ? error.message : error}`);
  }
}

function readEvent(event: ICAL.Component, zones: CalendarZones): ScheduleEvent | string {
  const uid = textOf(event, 'uid');
  const summary = textOf(event, 'summary');
  const start = timeOf(event, 'dtstart');
  if (!start) return `${uid || summary}: no start; the entry is skipped`;
  const category = textOf(event, 'categories');
  const { mark, state, preposition, opponent, exhibition, promotion, teams, visitorFirst, ...named } = parseSummary(
    summary,
    category,
  );
  if (opponent === '') return `${uid}: the title "${summary}" has no opponent; the entry is skipped`;
  const lines = textOf(event, 'description')
    .split('\n')
    .map((line) => line.trim());
  const { time, result: remarked, ...remarks } = visitorFirst ? readRemarks(lines[0] ?? '', summary) : {};
  const sport = named.sport ?? sportTitled(category)?.slug;
  const result = lines.slice(1).find((line) => /^[WLT]\s+\d|^(?:T-?)?\d+(?:st|nd|rd|th)\b/i.test(line)) ?? '';
  const canceled = textOf(event, 'status').toUpperCase() === 'CANCELLED' ? 'Canceled' : state;
  const endDate = lastDay(event, start);
  return {
    place: uid || summary,
    uid,
    start: time && 'date' in start && !start.time ? { ...start, time } : start,
    ...zoneOf(event, zones),
    ...(endDate ? { endDate } : {}),
    ...(sport ? { sport } : {}),
    teams,
    ...(visitorFirst ? { visitorFirst } : {}),
    preposition,
    opponent,
    location: textOf(event, 'location')
      .replace(/(?<!\s)\s+,/g, ',')
      .trim(),
    result: canceled || remarked || result || (mark === 'N' ? '' : mark),
    exhibition,
    ...(promotion ? { promotion } : {}),
    ...remarks,
    ...factsIn(lines),
  };
}

/** Undoes escaping that feeds add: HTML entities, literal "\n", doubly escaped commas. */
function textOf(event: ICAL.Component, name: string): string {
  const value = event.getFirstPropertyValue(name);
  if (value === null || value === undefined) return '';
  // some calendars escape their text twice
  return decodeEntities(String(value).replace(/&(?:amp;)+(?=#?\w+;)/g, '&'))
    .replace(/\\n/g, '\n')
    .replace(/\\([,;])/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

function timeOf(event: ICAL.Component, name: string): EventTime | undefined {
  const property = event.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return undefined;
  const date = `${pad(value.year, 4)}-${pad(value.month)}-${pad(value.day)}`;
  if (value.isDate) return { date };
  const time = `${pad(value.hour)}:${pad(value.minute)}`;
  if (value.zone === ICAL.Timezone.utcTimezone) return { instant: `${date}T${time}:00Z` };
  const instant = inZone(date, time, zoneNamed(property.getFirstParameter('tzid')) ?? '');
  return instant ? { instant } : { date, time };
}

/** The zones of a calendar's times. One that all share may be the publisher's and tells little of the venue. */
type CalendarZones = { all: ReadonlySet<string>; ofCalendar: string | undefined };

function zonesIn(calendar: ICAL.Component): CalendarZones {
  const events = calendar.getAllSubcomponents('vevent');
  return {
    all: new Set(events.flatMap((event) => startZone(event) ?? [])),
    ofCalendar: zoneNamed(calendar.getFirstPropertyValue('x-wr-timezone')),
  };
}

const startZone = (event: ICAL.Component) => zoneNamed(event.getFirstProperty('dtstart')?.getFirstParameter('tzid'));

function zoneOf(
  event: ICAL.Component,
  { all, ofCalendar }: CalendarZones,
): Pick<ScheduleEvent, 'zone' | 'calendarZone'> {
  const zone = startZone(event);
  if (zone === undefined) return {};
  return all.size === 1 || zone === ofCalendar ? { calendarZone: zone } : { zone };
}

/** Names that Windows and Outlook write in place of IANA's. */
const windowsZones: Readonly<Record<string, string>> = {
  'Atlantic Standard Time': 'America/Halifax',
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/Indiana/Indianapolis',
  'Central Standard Time': 'America/Chicago',
  'Canada Central Standard Time': 'America/Regina',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
};

/** The IANA zone of a TZID, which may have a vendor's prefix; none for UTC. */
function zoneNamed(tzid: unknown): string | undefined {
  const name = String(tzid ?? '');
  const zone = windowsZones[name] ?? /[A-Z][a-z]+\/[A-Z][A-Za-z_/-]+$/.exec(name)?.[0];
  if (zone === undefined || zone.startsWith('Etc/')) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function inZone(date: string, time: string, zone: string): string | undefined {
  try {
    return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).toInstant().toString();
  } catch {
    // an unknown custom time zone: treat the wall time as the college's
    return undefined;
  }
}

// DTEND of an all-day event is exclusive (RFC 5545, 3.6.1)
function lastDay(event: ICAL.Component, start: EventTime): string | undefined {
  const end = timeOf(event, 'dtend');
  if (!end || 'instant' in start || 'instant' in end || end.time) return undefined;
  const last = Temporal.PlainDate.from(end.date).subtract({ days: 1 }).toString();
  return last > start.date ? last : undefined;
}

const facts: [pattern: RegExp, key: 'tv' | 'radio' | 'ticketsUrl' | 'videoUrl' | 'audioUrl' | 'statsUrl'][] = [
  [/^TV:\s*(\S.*)$/i, 'tv'],
  [/^Radio:\s*(\S.*)$/i, 'radio'],
  [/^Tickets?:\s*(https?:\/\/\S+)$/i, 'ticketsUrl'],
  [/^(?:Streaming |Live )?Video:\s*(https?:\/\/\S+)$/i, 'videoUrl'],
  [/^(?:Streaming |Live )?Audio:\s*(https?:\/\/\S+)$/i, 'audioUrl'],
  [/^Live Stats:\s*(https?:\/\/\S+)$/i, 'statsUrl'],
];

function factsIn(lines: readonly string[]): Partial<ScheduleEvent> {
  return Object.fromEntries(
    facts.flatMap(([pattern, key]) => {
      const found = lines.map((line) => pattern.exec(line)?.[1]).find(Boolean);
      return found ? [[key, found]] : [];
    }),
  );
}

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');
