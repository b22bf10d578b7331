import { isComplete, isGameState } from '../../domain/game-state.ts';
import { isOneSchool } from '../../domain/school-name.ts';
import { normalizeTeamName } from '../../domain/team-name.ts';
import type { OwnCollege } from '../save/own-college.ts';
import type { ScheduleEvent } from './event.ts';
import { isEventName } from './event-name.ts';
import { isUndetermined, type ScheduledGame } from './scheduled-game.ts';

type Day = { localDate: string };
type Season = { title: string; startDate: string; endDate: string };

export type Circumstances = {
  tenant: OwnCollege;
  /** The current day at the college. */
  today: string;
  isMeet: boolean;
  /** The season that was given for the whole file. */
  season?: Season | undefined;
  /** Whether the college has an opponent with exactly this name. */
  isOpponent: (name: string) => boolean;
};

/** Entries of calendars and spreadsheets that are no games. */
const noGame =
  /^(?:open(?: date| week)?|bye(?: week)?|off(?: week| day)?|idle|no games?)$|\b(?:media day|picture day|photo day|coach(?:es)?['’]?s? (?:show|clinic|luncheon)|banquet|season tickets?|tickets? (?:on sale|sale|deadline|renewals?)|(?:youth|summer|skills?|elite|prospect|kids|day) camps?|clinic|(?:open |first )?practice|walk-?through|try-?outs?|meet the team|meet (?:and|&) greet|fan ?fest|pep rally|signing day|hall of fame (?:banquet|induction|ceremony|dinner|weekend|day)|induction|luncheon|fundraiser|auction|golf outing|tailgate|parade|spring break|fall break|winter break|finals week|exam(?:s| week)|commencement|graduation|press conference|team meeting|selection show|watch party|pro day|orientation|move-?in|convocation|radio show|podcast|office closed|reporting date)\b/i;

/** Why an entry is no game of the college's schedule; `undefined` for a game. */
export function whyNoGame(event: ScheduleEvent, { tenant, isMeet, isOpponent }: Circumstances): string | undefined {
  const { opponent } = event;
  if (noGame.test(opponent)) return `"${opponent}" is no game`;
  const isBare = event.isCalendar && event.preposition === '';
  if (isBare && !isMeet && !isEventName(opponent) && !isUndetermined(opponent) && !/ vs?\.? /i.test(opponent))
    return `"${opponent}" names no opponent with "vs" or "at", so it is taken as no game`;
  const teams = opponent.split(/ vs?\.? /i);
  const own = teams.find((team) => isOwn(team, tenant) && !isOpponent(team));
  if (own !== undefined) return `the opponent "${opponent}" is ${tenant.name} itself; correct the opponent`;
  return undefined;
}

function isOwn(team: string, { name, shortName, slug }: OwnCollege): boolean {
  const word = normalizeTeamName(team);
  if (word === '') return false;
  return [name, shortName, slug].some((own) => normalizeTeamName(own) === word || isOneSchool(own, team));
}

/** Days that a game may be before or after its season: fall games of spring sports, postseason. */
const daysAround = { before: 200, after: 62 };

/** Why the day of a game cannot be right. */
export function whyWrongDay({ localDate }: Day, { season }: Circumstances): string | undefined {
  if (!season) return undefined;
  const first = Temporal.PlainDate.from(season.startDate).subtract({ days: daysAround.before }).toString();
  const last = Temporal.PlainDate.from(season.endDate).add({ days: daysAround.after }).toString();
  if (first <= localDate && localDate <= last) return undefined;
  return `${localDate} is not in the season ${season.title}; correct the date or --season`;
}

const resultKeys = [
  'state',
  'stateReason',
  'ourScore',
  'opponentScore',
  'periodsPlayed',
  'placing',
  'postScore',
] as const;

/** A game without a result that it cannot have yet, and why. A forfeit and a cancellation may be known ahead. */
export function withoutFutureResult(game: ScheduledGame, { today }: Circumstances): ScheduledGame {
  const { state, localDate, forfeit } = game.values;
  if (state === undefined || !isGameState(state) || !isComplete(state)) return game;
  if (localDate <= today || forfeit !== undefined || game.values.noContest) return game;
  const values = { ...game.values };
  for (const key of resultKeys) delete values[key];
  const why = `the game is on ${localDate}, which is in the future, but has a result; the result is left out`;
  return { ...game, values, unread: [...game.unread, `${game.place}: ${why}`] };
}
