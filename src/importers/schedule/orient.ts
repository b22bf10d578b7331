import { normalizeTeamName } from '../../domain/team-name.ts';
import { importRefusal } from '../refusal.ts';
import { type OwnNames, ownTeamTests } from '../save/our-side.ts';
import type { ScheduleEvent } from './event.ts';
import { type Split, splits } from './preposition.ts';

type Test = (team: string) => boolean;

/**
 * Reads both teams of titles that name two. "Elm vs. Lakeside" is a home game of Lakeside against Elm, "Lakeside at Elm" is
 * away; where titles list the visitor first, "Lakeside vs. Elm" is at a neutral site. A title with two other teams is
 * returned with its warning, other entries as they are. Throws an `ImportRefusal` for a calendar of which every title has one
 * team that is not known to be the college, unless `ownName` says so.
 */
export function orientEvents(
  events: readonly ScheduleEvent[],
  own: OwnNames,
  ownName?: string,
): { events: ScheduleEvent[]; warnings: string[] } {
  const constant = constantTeam(events);
  const isGiven = (team: string) => ownName !== undefined && normalizeTeamName(team) === normalizeTeamName(ownName);
  // "Wheaton (Mass.)" is Wheaton unless the other team is, too
  const [named, ...others] = ownTeamTests(own);
  const tests = [named, isGiven, ...others, ...others.map(withoutState)].filter(isTest);
  if (constant !== undefined && !tests.some((isOurs) => isOurs(constant))) throw otherCollege(constant, own);
  const warnings: string[] = [];
  const oriented = events.map((event) => {
    const pairs = pairsOf(event);
    for (const isOurs of tests) {
      const pair = pairs.find(({ head, tail }) => isOurs(head) !== isOurs(tail));
      if (pair) return orient(event, pair, isOurs(pair.tail));
    }
    if (pairs.length === 0) return event;
    if (!event.visitorFirst) {
      // "vs Weber State vs Kansas State" is a game of two others at our venue
      if (/ vs?\.? /i.test(event.opponent)) return event;
      warnings.push(
        `${event.place}: neither team of "${event.teams}" is known to be ${own.name}; taken as a game against ${event.opponent}`,
      );
      return event;
    }
    warnings.push(`${event.place}: neither team of "${event.teams}" is ${own.name}; taken as a game of two others`);
    return { ...event, opponent: event.teams ?? '' };
  });
  return { events: oriented, warnings };
}

const isTest = (test: Test | undefined): test is Test => test !== undefined;

const withoutState =
  (isOurs: Test): Test =>
  (team) =>
    isOurs(team.replace(/(?<!\s)\s*\([^()]*\)$/, ''));

const pairsOf = ({ teams = '' }: ScheduleEvent): Split[] => splits(teams).filter(({ head }) => head !== '');

const otherCollege = (team: string, { name }: OwnNames): Error =>
  importRefusal(
    `Every title of the calendar has the team "${team}", which is not known to be ${name}: it seems to be the calendar of another college. If ${name} is called so there, use --own-name "${team}".`,
  );

/** The team that every title has: a calendar's own. Two titles are not enough to tell. */
function constantTeam(events: readonly ScheduleEvent[]): string | undefined {
  const titles = events.map(pairsOf).filter((pairs) => pairs.length > 0);
  const [first, ...rest] = titles.map((pairs) => new Set(pairs.flatMap(({ head, tail }) => [head, tail])));
  const constant = [...(first ?? [])].filter((team) => rest.every((teams) => teams.has(team)));
  return rest.length > 1 && constant.length === 1 ? constant[0] : undefined;
}

function orient(event: ScheduleEvent, { head, tail, preposition }: Split, isListedHome: boolean): ScheduleEvent {
  if (isListedHome) return { ...event, opponent: head, preposition: 'vs', listedHome: true };
  const oriented = { ...event, opponent: tail, preposition };
  if (!event.visitorFirst) return oriented;
  return { ...oriented, listedHome: false, ...(preposition === 'vs' ? { indicator: 'N' } : {}) };
}
