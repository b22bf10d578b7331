import { parseStartTime } from '../start-time.ts';
import type { ScheduleEvent } from './event.ts';
import { isEventName } from './event-name.ts';

type Remarks = Partial<Pick<ScheduleEvent, 'result' | 'tournament' | 'promotion' | 'note'>> & { time?: string };

const decided = /^(?:final|cancell?ed|postponed|ppd\.?|suspended|forfeit|no contest)\b/i;
const placing = /^(?:t-?)?\d+(?:st|nd|rd|th)(?:\s+(?:place|of)\b|\s*\(|$)/i;
/** Of a game in progress, or a time that is unknown. */
const momentary =
  /^(?:\d+(?:st|nd|rd|th)\s+(?:half|quarter|period|inning|set|ot)\b|half(?:time)?$|(?:top|bottom|middle|end)\b|\d+\s*-\s*\d+|in progress|all day|tb[ad])/i;
const clock = /^(?:\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?|noon)$/i;

/**
 * What follows the title in a description of PrestoSports: "(Men's Basketball) Elm vs. Lakeside, Tip-Off Classic, Final - OT,
 * 88-83". The college's score is first. A score before "Final" is of a game in progress and is not read.
 */
export function readRemarks(line: string, title: string): Remarks {
  if (!line.startsWith(title)) return {};
  const parts = line
    .slice(title.length)
    .split(/,\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const end = parts.findIndex((part) => decided.test(part) || placing.test(part));
  const before = (end < 0 ? parts : parts.slice(0, end)).filter((part) => !momentary.test(part));
  const time = parseStartTime(before.find((part) => clock.test(part)) ?? '');
  return {
    ...(end < 0 ? {} : { result: resultIn(parts.slice(end)) }),
    ...occasionOf(before.filter((part) => !clock.test(part)).join(', ')),
    ...(time ? { time } : {}),
  };
}

/** "Final - OT, 88-83" -> "88-83 OT"; other states as written. */
function resultIn(parts: readonly string[]): string {
  const [, extra] = /^final\b[\s:/-]*((?:[^\s:/-].*)?)$/is.exec(parts[0] ?? '') ?? [];
  if (extra === undefined) return parts.join(', ');
  const score = parts.find((part) => /^(?:[WLT]\s+)?\d+\s*-\s*\d+/i.test(part));
  return score === undefined ? '' : `${score} ${extra.replace(/^(\d)\s+(?=OT$)/i, '$1')}`.trim();
}

/** "Open Championship, hosted by Elm", "hosted by Elm" or "Senior Day". */
function occasionOf(text: string): Remarks {
  const hosted = text.search(/(?<=^|, )hosted\b/i);
  const occasion = (hosted < 0 ? text : text.slice(0, hosted)).replace(/, $/, '');
  return {
    ...(occasion === '' ? {} : isEventName(occasion) ? { tournament: occasion } : { promotion: occasion }),
    ...(hosted < 0 ? {} : { note: text.slice(hosted).replace(/^h/, 'H') }),
  };
}
