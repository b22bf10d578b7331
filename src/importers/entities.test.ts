import { expect, test } from 'vitest';

import { readContent } from './content.ts';
import { readRosterFile } from './roster/read-roster-file.ts';
import { readScheduleFile } from './schedule/read-schedule-file.ts';
import { attribute } from './xml/element.ts';
import { readXml } from './xml/read-xml.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const calendar = (summary: string) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:1\nDTSTART:20260905T230000Z\nSUMMARY:${summary}\nEND:VEVENT\nEND:VCALENDAR`;

test.each<[file: string, read: () => unknown]>([
  ['a schedule as CSV', () => readScheduleFile(bytes('Date,Opponent\n9/5/2026,Texas A&amp;M'), { season: '2026' })],
  ['a schedule as iCalendar', () => readScheduleFile(bytes(calendar('Football vs Texas A&amp\\;M')))],
  ['a roster as CSV', () => readRosterFile(bytes('Name,Hometown\nAnn Reed,Texas A&amp;M'))],
  ['a roster as JSON', () => readRosterFile(bytes('[{"name":"Ann Reed","hometown":"Texas A&#38;M"}]'))],
  ['a game as JSON', () => readContent(bytes('{"Game":{"Teams":["Texas A&amp;M"]}}'))],
  ['a game as XML, escaped twice', () => attribute(readXml('<team name="Texas A&amp;amp;M"/>'), 'name')],
])('the names of %s have characters, not their references', (_, read) => {
  const text = JSON.stringify(read());
  expect(text).toContain('Texas A&M');
  expect(text).not.toMatch(/&(?:amp|#38);/);
});
