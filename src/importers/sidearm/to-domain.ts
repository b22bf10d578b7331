import type { BoxPeriod, BoxScore, BoxTeam, BoxVenue } from '../../domain/box-score.ts';
import { parseGameDate } from '../../domain/game-date.ts';
import { clock } from '../../domain/stats/column.ts';
import { basketballGender } from '../basketball-gender.ts';
import { withoutUnplayedPeriod } from '../before-start.ts';
import { boardClock } from '../board-clock.ts';
import { splitOfficials } from '../officials.ts';
import { periodLabel } from '../period-label.ts';
import { parsePlace } from '../place.ts';
import { importRefusal } from '../refusal.ts';
import type { RawSituation } from '../situation.ts';
import { situationPart } from '../situation.ts';
import { normalizeEndTime, normalizeStartTime } from '../start-time.ts';
import { dropEmpty, dropEmptyPeriods } from '../stat-groups.ts';
import { parseTeamRecord } from '../team-record.ts';
import type { Unread } from '../unread.ts';
import type { SidearmGame } from './parse.ts';
import { readPlayers } from './players.ts';
import { readPlays } from './plays.ts';
import { specialLine, statLine } from './stats.ts';

/** Converts a SIDEARM game to a box score that is not yet validated. Only basketball files are known. */
export function toBoxScore({ file, unread }: { file: SidearmGame; unread: Unread }) {
  const { Game } = file;
  if (Game.Type !== 'BasketballGame')
    throw importRefusal(
      `A SIDEARM file of the type "${Game.Type}" cannot be imported yet; only basketball is supported.`,
    );
  const warnings: string[] = [];
  const venue = readVenue(Game, warnings);
  const periods = readPeriods(Game);
  const box: BoxScore = {
    family: 'basketball',
    sourceId: Game.NcaaGameId ?? '',
    venue,
    regulationPeriods: Game.PeriodsRegulation,
    ...periodLengths(Game.Rules),
    complete: Game.IsComplete,
    // a final file may have period 0 and a clock of -1
    period: Math.max(Game.Period ?? 0, Game.IsComplete ? periods.length : 0),
    clock: typeof Game.ClockSeconds === 'number' && Game.ClockSeconds >= 0 ? boardClock(clock(Game.ClockSeconds)) : '',
    doubleheader: 0,
    home: readTeam(file, 'HomeTeam'),
    away: readTeam(file, 'VisitingTeam'),
    periods,
    scoring: [],
    plays: readPlays(file),
    drives: [],
    penalties: [],
    officials: splitOfficials(Game.Officials ?? ''),
  };
  const gender = basketballGender(Game.PeriodsRegulation, venue.date);
  const situation = box.complete ? {} : situationPart(readSituation(Game));
  return { game: withoutUnplayedPeriod({ ...box, ...situation }), warnings, unread, ...(gender && { gender }) };
}

/** The file has no neutral-site or conference flag. */
function readVenue(game: SidearmGame['Game'], warnings: string[]): BoxVenue {
  const date = parseGameDate(game.Date);
  if (!date) throw importRefusal(`The game's date "${game.Date}" is not a valid date. Write it like 1/17/2026.`);
  const start = normalizeStartTime(game.StartTime ?? '');
  if (start.doubt) warnings.push(start.doubt);
  const attendance = game.Attendance ?? 0;
  return {
    date,
    start: start.text,
    end: normalizeEndTime(game.EndTime ?? ''),
    ...(Number.isInteger(attendance) && attendance > 0 && { attendance }),
    ...parsePlace(game.Location ?? ''),
    weather: '',
    temperature: '',
    wind: '',
    neutral: false,
    conference: false,
    postseason: false,
    night: false,
    notes: (game.Notes ?? []).filter((note) => note !== ''),
  };
}

function periodLengths(rules: SidearmGame['Game']['Rules']) {
  return {
    ...(rules?.PeriodMinutes && { periodMinutes: rules.PeriodMinutes }),
    ...(rules?.OTMinutes && { overtimeMinutes: rules.OTMinutes }),
  };
}

function readPeriods({ HomeTeam, VisitingTeam, PeriodsRegulation }: SidearmGame['Game']): BoxPeriod[] {
  const [home, away] = [HomeTeam.PeriodScores, VisitingTeam.PeriodScores];
  return Array.from({ length: Math.max(home.length, away.length) }, (_, index) => ({
    number: index + 1,
    label: periodLabel(index + 1, PeriodsRegulation),
    home: home[index] ?? null,
    away: away[index] ?? null,
  }));
}

function readTeam({ Game, Stats, Plays }: SidearmGame, side: 'HomeTeam' | 'VisitingTeam'): BoxTeam {
  const [team, stats] = [Game[side], Stats[side]];
  const byPeriod = (stats.PeriodStats ?? []).map(
    ({ Values }, index) => [String(index + 1), { box: statLine(Values) }] as const,
  );
  return {
    code: team.Id || team.Name,
    name: team.Name,
    ...parseTeamRecord(team.CurrentRecord ?? ''),
    rank: '',
    score: team.Score,
    coach: '',
    stats: dropEmpty({
      box: statLine(stats.Totals.Values),
      special: specialLine(stats.Totals.Values, Plays.length > 0),
    }),
    ...dropEmptyPeriods(Object.fromEntries(byPeriod)),
    players: readPlayers(stats),
  };
}

type Game = SidearmGame['Game'];

/** For basketball the file has the bonus and the clock direction; `Situation` is null. */
function readSituation(game: Game): RawSituation {
  const direction = game.Rules?.ClockDirection;
  return {
    clockDirection: typeof direction === 'string' ? direction.toLowerCase() : undefined,
    bonus: readBonus(game),
  };
}

/** "UMD BONUS; UCONN BONUS2": the team that shoots bonus free throws, one and one or two. */
function readBonus({ Context, HomeTeam, VisitingTeam }: Game): { home?: true; away?: true } | undefined {
  if (typeof Context !== 'string') return undefined;
  const inBonus = new Set(
    Context.slice(0, 200)
      .split(';')
      .map((part) => part.trim())
      .filter((part) => /\sBONUS2?$/i.test(part))
      .map((part) => part.replace(/(?<!\s)\s+BONUS2?$/i, '').toUpperCase()),
  );
  const has = ({ Id, Name }: Game['HomeTeam']) => [Id, Name].some((name) => inBonus.has((name ?? '').toUpperCase()));
  return { ...(has(HomeTeam) && { home: true }), ...(has(VisitingTeam) && { away: true }) };
}
