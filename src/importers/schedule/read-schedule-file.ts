import { decodeText } from '../decode-text.ts';
import { importRefusal } from '../refusal.ts';
import { readScheduleCsv, type ScheduleOptions } from './csv.ts';
import type { ScheduleFile } from './event.ts';
import { readIcs } from './ics.ts';

/** Reads an iCalendar or CSV schedule, detected by content. Throws an `ImportRefusal` if it is neither, or empty. */
export function readScheduleFile(bytes: Uint8Array, options: ScheduleOptions = {}): ScheduleFile {
  const text = decodeText(bytes);
  if (/^[<[{]/.test(text))
    throw importRefusal('This is neither iCalendar nor CSV. Export the schedule as one of them.');
  const file = /^BEGIN:VCALENDAR/i.test(text) ? readIcs(text) : readScheduleCsv(bytes, options);
  if (file.events.length === 0) throw importRefusal([emptyFile(file), ...file.unread, ...file.warnings].join('\n  '));
  return file;
}

const emptyFile = ({ format, unread, warnings }: ScheduleFile): string => {
  if (unread.length + warnings.length > 0) return 'The file has no games:';
  return format === 'ics'
    ? 'The calendar has no entries. Check its address and filter, and download it again.'
    : 'The table has no lines below its header. Add a line for each game.';
};
