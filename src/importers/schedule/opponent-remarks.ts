import { normalizeTeamName } from '../../domain/team-name.ts';
import type { ScheduleEvent } from './event.ts';

/** A schedule entry with the remarks that stand beside its opponent in fields of their own. */
export function readOpponentRemarks(event: ScheduleEvent): ScheduleEvent {
  let opponent = event.opponent.replace(/\s+/g, ' ').trim();
  const take = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(opponent);
    if (!match) return undefined;
    opponent = opponent.replace(match[0], ' ').replace(/\s+/g, ' ').trim();
    return match[1] ?? '';
  };
  const takeParentheses = (words: RegExp): string | undefined => {
    const found = opponent.match(/\([^()]+\)/g)?.find((part) => words.test(part));
    if (found) opponent = opponent.replace(found, ' ').replace(/\s+/g, ' ').trim();
    return found?.slice(1, -1);
  };
  const number = take(
    / ?(?:\(|\[|- ) ?(?:dh ?,? ?)?(?:game|gm\.?|g)\s?#?([12]) ?(?:of (?:2|dh|doubleheader))? ?(?:\)|\]|$)/i,
  );
  const isDoubleheader = take(/ ?(?:[([]|- ) ?(?:dh|double-?\s?header) ?(?:[)\]]|$)/i) !== undefined;
  const isExhibition =
    take(/ ?(?:[([]|- ) ?(?:exh(?:ibition)?\.?(?: game| match)?|scrimmage) ?(?:[)\]]|$)/i) !== undefined;
  const promotion = take(/ ?\[([^[\]]+)\]/) ?? takeParentheses(occasion);
  const star = take(/ ?(?<!\*)(\*+)$/) ?? take(/^(\*) ?/);
  return {
    ...event,
    opponent,
    ...(number && { doubleheader: number === '1' ? 1 : 2 }),
    ...(isDoubleheader && { isDoubleheader }),
    ...(isExhibition && { exhibition: true }),
    ...(promotion && !event.promotion && { promotion: promotion.trim() }),
    ...(star === '*' && event.conference === undefined && { conference: true }),
  };
}

/** What brackets hold that is no part of a name. */
const occasion = /\b(?:day|night|weekend|homecoming|giveaway|blackout|whiteout|pink(?: out| game)?|family|youth)\b/i;

/** Two entries for one of both games of a doubleheader, unless the schedule has both. */
export function expandDoubleheaders(events: readonly ScheduleEvent[], timezone: string): ScheduleEvent[] {
  const key = (event: ScheduleEvent) => `${localDay(event, timezone)} ${normalizeTeamName(event.opponent)}`;
  const counts = Map.groupBy(events, key);
  return events.flatMap(({ secondStart, isDoubleheader, ...event }): ScheduleEvent[] => {
    if (!isDoubleheader || event.doubleheader || counts.get(key(event))?.length !== 1) return [event];
    const [firstResult = '', secondResult = ''] = resultsOf(event.result);
    const start = secondStart ?? { date: localDay(event, timezone) };
    return [
      { ...event, doubleheader: 1, result: firstResult },
      { ...event, doubleheader: 2, result: secondResult, start, uid: event.uid && `${event.uid}#2` },
    ];
  });
}

const localDay = ({ start }: ScheduleEvent, timezone: string): string =>
  'instant' in start
    ? Temporal.Instant.from(start.instant).toZonedDateTimeISO(timezone).toPlainDate().toString()
    : start.date;

/** "W 5-4, L 2-3" as the results of two games; a state without a score is that of both. */
function resultsOf(text: string): string[] {
  const parts = text.split(/ ?(?:[;/&,]|\band\b) ?(?=(?:W|L|T|win|loss|tie|ppd|postponed|cancell?ed)\b)/i);
  return parts.length === 1 && !/\d/.test(text) ? [text, text] : parts;
}
