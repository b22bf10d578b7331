import { decodeText } from '../decode-text.ts';
import { importRefusal } from '../refusal.ts';
import { readScheduleCsv, type ScheduleOptions } from './csv.ts';
import type { ScheduleFile } from './event.ts';
import { readIcs } from './ics.ts';

/** Reads an iCalendar or CSV schedule, detected by content. Throws an `ImportRefusal` if it is neither, or empty. */
export function readScheduleFile(bytes: Uint8Array, options: ScheduleOptions = {}): ScheduleFile {
  const text = decodeText(bytes);
  if (/^[<[{]/.test(text)) throw importRefusal('This is neither iCalendar nor CSV. A schedule has to be one of them.');
  const file = /^BEGIN:VCALENDAR/i.test(text) ? readIcs(text) : readScheduleCsv(bytes, options);
  if (file.events.length === 0)
    throw importRefusal(['The schedule has no games.', ...file.unread, ...file.warnings].join(' '));
  return file;
}
