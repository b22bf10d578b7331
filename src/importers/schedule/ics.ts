import ICAL from 'ical.js';

import { sportTitled } from '../../domain/sport-titles.ts';
import { importRefusal } from '../refusal.ts';
import type { EventTime, ScheduleEvent, ScheduleFile } from './event.ts';
import { readRemarks } from './remarks.ts';
import { parseSummary } from './summary.ts';

/** Reads an iCalendar file. Throws an `ImportRefusal` if it is not one. */
export function readIcs(text: string): ScheduleFile {
  const warnings: string[] = [];
  const events = eventsOf(text).flatMap((event): ScheduleEvent[] => {
    const read = readEvent(event);
    if (typeof read !== 'string') return [read];
    warnings.push(read);
    return [];
  });
  return { format: 'ics', events, warnings };
}

function eventsOf(text: string): ICAL.Component[] {
  try {
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  } catch (error) {
    throw importRefusal(`The calendar is damaged or truncated: ${error instanceof Error ? error.message : error}`);
  }
}

function readEvent(event: ICAL.Component): ScheduleEvent | string {
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
  return String(value)
    .replace(/\\n/g, '\n')
    .replace(/\\([,;])/g, '$1')
    .replace(/&(?:amp;)*(amp|lt|gt|quot|#39|apos);/g, (_, entity: string) => entities[entity] ?? '')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };

function timeOf(event: ICAL.Component, name: string): EventTime | undefined {
  const property = event.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return undefined;
  const date = `${pad(value.year, 4)}-${pad(value.month)}-${pad(value.day)}`;
  if (value.isDate) return { date };
  const time = `${pad(value.hour)}:${pad(value.minute)}`;
  if (value.zone === ICAL.Timezone.utcTimezone) return { instant: `${date}T${time}:00Z` };
  const instant = inZone(date, time, String(property.getFirstParameter('tzid') ?? ''));
  return instant ? { instant } : { date, time };
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
