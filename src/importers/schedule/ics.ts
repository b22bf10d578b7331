import ICAL from 'ical.js';

import { sportTitled } from '../../domain/sport-titles.ts';
import { decodeEntities } from '../../web/entities.ts';
import { importRefusal } from '../refusal.ts';
import { shortened, type Unread } from '../unread.ts';
import type { EventTime, ScheduleEvent, ScheduleFile } from './event.ts';
import { readRemarks } from './remarks.ts';
import { parseResult } from './result.ts';
import { parseSummary } from './summary.ts';

/** Reads an iCalendar file. Throws an `ImportRefusal` if it is not one. */
export function readIcs(text: string): ScheduleFile {
  const unread: Unread = [];
  const lines = linesOf(text);
  const { whole, truncation } = readWhole(text);
  const calendars = parseCalendars(withDateTypes(whole));
  const zones = zonesIn(calendars);
  const events = calendars
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    .flatMap((event, index): ScheduleEvent[] => {
      const uid = textOf(event, 'uid') || textOf(event, 'summary');
      const place = `line ${lines[index]} (${shortened(uid)})`;
      const read = readEvent(event, place, zones);
      unread.push(...read.unread.map((what) => `${place}: ${what}`));
      return read.event ? [read.event] : [];
    });
  return {
    format: 'ics',
    events,
    ...(truncation && { truncation }),
    unread: [...unreadProperties(whole), ...unread],
    warnings: [],
  };
}

/** The line of the file in which each entry begins. */
const linesOf = (text: string): number[] =>
  text.split(/\r?\n|\r/).flatMap((line, index) => (/^BEGIN:VEVENT\s*$/i.test(line) ? [index + 1] : []));

/** The whole entries of a calendar, and where it ends if it is truncated. Throws an `ImportRefusal` if none is whole. */
function readWhole(text: string): { whole: string; truncation?: string } {
  const lines = text.trimEnd().split(/\r?\n|\r/);
  if (/^END:VCALENDAR$/i.test(lines.at(-1)?.trim() ?? '')) return { whole: text };
  const end = lines.findLastIndex((line) => /^END:VEVENT\s*$/i.test(line));
  const begun = lines.findLastIndex((line) => /^BEGIN:VEVENT\s*$/i.test(line));
  const where = begun > end ? ` within the entry of line ${begun + 1}` : '';
  const truncation = `The calendar is truncated: it ends in line ${lines.length}${where}, without END:VCALENDAR`;
  if (end < 0) throw importRefusal(`${truncation}. No entry is whole. Download it again.`);
  return { whole: [...lines.slice(0, end + 1), 'END:VCALENDAR', ''].join('\r\n'), truncation };
}

/** Dates as RFC 5545 writes them; some programs leave out the type of a date, or write it with hyphens and colons. */
const withDateTypes = (text: string): string =>
  text.replace(
    /^(DT(?:START|END))((?:;[^:\r\n]*)?):(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)(?:\.\d+)?(Z?))?[ \t]*(?=\r?$)/gim,
    (_, name, parameters, year, month, day, hour, minute, second, utc = '') =>
      hour === undefined
        ? `${name}${/;VALUE=DATE(?![-\w])/i.test(parameters) ? parameters : `${parameters.replace(/;(?:VALUE|TZID)=[^;:]*/gi, '')};VALUE=DATE`}:${year}${month}${day}`
        : `${name}${parameters}:${year}${month}${day}T${hour}${minute}${second}${utc}`,
  );

/** The calendars of a file, which is one nearly always. */
function parseCalendars(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    return (Array.isArray(parsed[0]) ? parsed : [parsed]).map((one) => new ICAL.Component(one as never));
  } catch (error) {
    throw importRefusal(`The calendar is damaged or truncated: ${error instanceof Error ? error.message : error}`);
  }
}

type Read = { event?: ScheduleEvent; unread: string[] };

function readEvent(event: ICAL.Component, place: string, zones: CalendarZones): Read {
  const summary = textOf(event, 'summary');
  const start = timeOf(event, 'dtstart');
  if (!start) return skipped(event.hasProperty('dtstart') ? 'its start is not understood' : 'no start');
  const category = textOf(event, 'categories');
  const { mark, state, preposition, opponent, exhibition, promotion, teams, visitorFirst, ...named } = parseSummary(
    summary,
    category,
  );
  if (opponent === '') return skipped(`the title "${summary}" has no opponent`);
  const text = textOf(event, 'description');
  const [first = ''] = text.split('\n');
  const { time, result: remarked, ...remarks } = visitorFirst ? readRemarks(first.trim(), summary) : {};
  const description = readDescription(text, summary);
  const sport = named.sport ?? sportTitled(category)?.slug;
  const canceled = textOf(event, 'status').toUpperCase() === 'CANCELLED' ? 'Canceled' : '';
  const result = state || canceled || remarked || description.result || (mark === 'N' ? '' : mark);
  const isContradicted = /^[WLT]$/.test(mark) && /^[WLT]\b/.test(result) && !result.startsWith(mark);
  const endDate = lastDay(event, start);
  return {
    event: {
      place,
      uid: textOf(event, 'uid'),
      start: time && 'date' in start && !start.time ? { ...start, time } : start,
      ...zoneOf(event, zones),
      ...(endDate ? { endDate } : {}),
      ...(sport ? { sport } : {}),
      teams,
      ...(visitorFirst ? { visitorFirst } : {}),
      isCalendar: true,
      preposition,
      opponent,
      location: textOf(event, 'location')
        .replace(/(?<!\s)\s+,/g, ',')
        .trim(),
      result: isContradicted ? `${mark} (${result})` : result,
      exhibition,
      ...(promotion ? { promotion } : {}),
      ...remarks,
      ...description.facts,
    },
    unread: description.unread,
  };
}

const skipped = (what: string): Read => ({ unread: [`${what}; the entry is skipped`] });

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
  const value = firstValueOf(property);
  if (!property || !(value instanceof ICAL.Time)) return undefined;
  const date = `${pad(value.year, 4)}-${pad(value.month)}-${pad(value.day)}`;
  if (value.isDate) return { date };
  const time = `${pad(value.hour)}:${pad(value.minute)}`;
  if (value.zone === ICAL.Timezone.utcTimezone) return { instant: `${date}T${time}:00Z` };
  const instant = inZone(date, time, zoneNamed(property.getFirstParameter('tzid')) ?? '');
  return instant ? { instant } : { date, time };
}

/** Values are decoded when they are asked for; an invalid one throws then. */
function firstValueOf(property: ICAL.Property | null): unknown {
  try {
    return property?.getFirstValue();
  } catch {
    return undefined;
  }
}

/** The zones of a calendar's times. One that all share may be the publisher's and tells little of the venue. */
type CalendarZones = { all: ReadonlySet<string>; ofCalendar: string | undefined };

function zonesIn(calendars: readonly ICAL.Component[]): CalendarZones {
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  return {
    all: new Set(events.flatMap((event) => startZone(event) ?? [])),
    ofCalendar: zoneNamed(calendars[0]?.getFirstPropertyValue('x-wr-timezone')),
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

type Fact = 'tv' | 'radio' | 'ticketsUrl' | 'videoUrl' | 'audioUrl' | 'statsUrl' | 'note' | 'promotion' | 'tournament';
const facts: [pattern: RegExp, key: Fact][] = [
  [/^(?:TV|Television):\s*(\S.*)$/i, 'tv'],
  [/^Radio:\s*(\S.*)$/i, 'radio'],
  [/^(?:Buy )?Tickets?:\s*(https?:\/\/\S+)$/i, 'ticketsUrl'],
  [/^(?:Streaming |Live )?(?:Video|Stream):\s*(https?:\/\/\S.*)$/i, 'videoUrl'],
  [/^(?:Streaming |Live )?Audio:\s*(https?:\/\/\S.*)$/i, 'audioUrl'],
  [/^(?:Live )?Stats:\s*(https?:\/\/\S+)$/i, 'statsUrl'],
  [/^Promotions?:\s*(\S.*)$/i, 'promotion'],
  [/^Tournament:\s*(\S.*)$/i, 'tournament'],
  [/^Notes?:\s*(\S.*)$/i, 'note'],
];

/** The lines of a description: title, result, facts, the address of the entry's page at its former host. */
function readDescription(text: string, summary: string) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const values: Partial<Record<Fact, string>> = {};
  const links: { title: string; url: string }[] = [];
  const results: string[] = [];
  const unread: string[] = [];
  for (const [index, line] of lines.entries()) {
    const [pattern, key] = facts.find(([one]) => one.test(line)) ?? [];
    const [, title, address] = /^([^:]{2,40}):\s*(https?:\/\/\S+)$/.exec(line) ?? [];
    if (pattern && key && values[key] === undefined)
      values[key] = pattern.exec(line)?.[1]?.replace(/ /g, key.endsWith('Url') ? '%20' : ' ') ?? '';
    else if (title && address) links.push({ title, url: address });
    else if (/^https?:\/\/\S+$/.test(line) || isTitle(line, summary)) continue;
    else if (isResult(line)) results.push(line);
    // the first line repeats the title, also in another spelling
    else if (index > 0) unread.push(`"${shortened(line)}" is not imported`);
  }
  const [result = '', ...others] = results;
  unread.push(
    ...others.filter((one) => one !== result).map((one) => `"${shortened(one)}" is not read beside "${result}"`),
  );
  return { result, facts: { ...values, ...(links.length > 0 && { links }) }, unread };
}

const isTitle = (line: string, summary: string): boolean => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^\[[a-z]\]\s*/, '')
      .replace(/[^a-z0-9]/g, '');
  return plain(line) === plain(summary);
};

/** Whether a line of a description states a result and nothing else. */
function isResult(line: string): boolean {
  const read = parseResult(line);
  return (
    read !== undefined && (!('problem' in read) || /^(?:win|won|loss|lost|w|l|t|tie|draw|final|forfeit)\b/i.test(line))
  );
}

/** Properties that calendars have for their own purposes, and those that are read. */
const knownProperties =
  /^(?:BEGIN|END|UID|SUMMARY|DTSTART|DTEND|DURATION|DESCRIPTION|LOCATION|STATUS|URL|DTSTAMP|CREATED|LAST-MODIFIED|SEQUENCE|TRANSP|CLASS|PRIORITY|CATEGORIES|ORGANIZER|GEO|VERSION|PRODID|CALSCALE|METHOD|TZ.*|X-.*|ACTION|TRIGGER|REFRESH-INTERVAL|NAME|COLOR|SOURCE|ATTACH|IMAGE|RECURRENCE-ID|REPEAT|ACKNOWLEDGED|RELATED-TO)$/i;

function unreadProperties(text: string): Unread {
  const found = new Map<string, number>();
  const firstLine = new Map<string, number>();
  for (const [index, line] of text.split(/\r?\n|\r/).entries()) {
    const [, name] = /^([A-Z][A-Z0-9-]*)(?:;[^:]*)?:\s*\S/.exec(line) ?? [];
    if (!name || knownProperties.test(name)) continue;
    found.set(name, (found.get(name) ?? 0) + 1);
    if (!firstLine.has(name)) firstLine.set(name, index + 1);
  }
  return [...found].map(
    ([name, count]) =>
      `the property ${name} is not imported; it occurs ${count === 1 ? 'once' : `${count} times`}, first in line ${firstLine.get(name)}`,
  );
}

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');
