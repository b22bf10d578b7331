import { type CoachingTotal, coachingTotals, programRecord } from '../../domain/coaching/coaching-totals.ts';
import type { CoachingYear } from '../../domain/coaching/coaching-years.ts';
import type { Coach, TenureRole } from '../../domain/coaching/game-coaches.ts';
import { findGlobalSport } from '../../domain/global-sports.ts';
import { formatRecord, type WinLoss, winPercentage } from '../../domain/record.ts';
import { seasonTitle } from '../../domain/season.ts';
import { sportSlug } from '../../domain/sport.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { href } from '../../routing/routes.ts';
import { counted } from '../../web/counted.ts';
import { staffUrl } from '../rosters/reshape.ts';
import type { CoachingYears } from './coaching-rows.ts';
import type { CoachingRecord, CoachingRecords, CoachingRow, CoachingType } from './schema.ts';

type SportRow = Parameters<typeof toSportReference>[0];

export function toCoachingRecords(coaching: CoachingYears, sport: SportRow, type: CoachingType): CoachingRecords {
  const { games, coachesOf, years } = coaching;
  const printer = createPrinter(coaching, sport);
  const { overall, conference } = programRecord(games, coachesOf, years);
  return {
    sport: toSportReference(sport),
    type,
    rows: type === 'year' ? years.map(printer.yearRow) : coachingTotals(years).map(printer.totalRow(years)),
    total: { overall: toRecord(overall), conference: toRecord(conference) },
    coverage: coverageOf(years, printer.titleOf),
  };
}

/** The seasons of one coach, newest first. */
export function toCoachSeasons(coaching: CoachingYears, sport: SportRow, key: string): CoachingRow[] {
  const { yearRow } = createPrinter(coaching, sport);
  return coaching.years.filter(({ coach }) => coach?.key === key).map(yearRow);
}

/** The tenures of one coach, newest first. */
export function toCoachTotals(coaching: CoachingYears, sport: SportRow, key: string): CoachingRow[] {
  const { totalRow } = createPrinter(coaching, sport);
  return coachingTotals(coaching.years)
    .filter(({ coach }) => coach?.key === key)
    .map(totalRow(coaching.years));
}

function createPrinter({ games, coachRows }: CoachingYears, sport: SportRow) {
  const slug = sportSlug(sport);
  const titles = new Map(games.map(({ year, seasonTitle: title }) => [year, title]));
  const acrossYears = findGlobalSport(slug)?.acrossYears ?? [...titles.values()].some((title) => title.includes('-'));
  const titleOf = (year: number) => titles.get(year) ?? seasonTitle(year, acrossYears);
  // the rows come oldest first
  const latest = new Map(coachRows.map((row) => [row.personId, row]));
  const toCoach = (coach: Coach | undefined) => {
    const row = coach?.personId == null ? undefined : latest.get(coach.personId);
    return coach ? { name: coach.name, url: row ? staffUrl(sport, { ...row, kind: 'coach' }) : null } : null;
  };
  const yearRow = (row: CoachingYear): CoachingRow => ({
    firstSeason: titleOf(row.year),
    lastSeason: titleOf(row.year),
    seasons: 1,
    coach: toCoach(row.coach),
    role: row.role,
    overall: toRecord(row.overall),
    conference: toRecord(row.conference),
    asPlayed: toRecord(row.asPlayed),
    placing: row.placing,
    postseason: row.postseason,
    from: row.from,
    source: row.source,
    notes: notesOf(row),
    scheduleUrl: titles.has(row.year)
      ? href('schedule', { globalSportNameSlug: slug, seasonTitle: titleOf(row.year) })
      : null,
  });
  const totalRow =
    (years: readonly CoachingYear[]) =>
    (row: CoachingTotal): CoachingRow => {
      const own = years.filter(
        ({ year, coach }) => coach?.key === row.coach?.key && year >= row.firstYear && year <= row.lastYear,
      );
      const origins = new Set(own.map(({ from }) => from));
      const roles = new Set(own.map(({ role }) => role));
      const [origin = 'games'] = origins;
      const [role = 'head'] = roles;
      return {
        firstSeason: titleOf(row.firstYear),
        lastSeason: titleOf(row.lastYear),
        seasons: row.seasons,
        coach: toCoach(row.coach),
        role: roles.size > 1 ? 'head' : role,
        overall: toRecord(row.overall),
        conference: toRecord(row.conference),
        asPlayed: toRecord(row.asPlayed),
        placing: null,
        postseason: null,
        from: origins.size > 1 ? 'both' : origin,
        source: null,
        notes: [
          ...vacatedNote(row),
          ...(row.unknownSeasons > 0
            ? [`Without ${row.unknownSeasons} of the seasons, whose records are unknown.`]
            : []),
        ],
        scheduleUrl: null,
      };
    };
  return { titleOf, yearRow, totalRow };
}

const roleNotes: Partial<Record<TenureRole, string>> = {
  interim: 'Interim coach.',
  acting: 'Acting coach.',
  'co-head': 'Co-head coach.',
};

const vacatedNote = ({ asPlayed, overall }: Pick<CoachingYear, 'asPlayed' | 'overall'>): string[] => {
  if (!asPlayed || !overall) return [];
  const vacated = asPlayed.wins - overall.wins;
  return [`${counted(vacated, 'win')} vacated; ${formatRecord(asPlayed)} as played.`];
};

function notesOf(row: CoachingYear): string[] {
  const { differs } = row;
  const role = roleNotes[row.role];
  const other = differs && [
    ...(differs.overall ? [formatRecord(differs.overall)] : []),
    ...(differs.conference ? [`${formatRecord(differs.conference)} in the conference`] : []),
  ];
  return [
    ...(role ? [role] : []),
    ...vacatedNote(row),
    ...row.notes.map((note) => (/[.!?]$/.test(note) ? note : `${note}.`)),
    ...(other
      ? [`${differs.source ?? 'The imported line'} has ${other.join(', ')}; the games give the record shown.`]
      : []),
  ];
}

const toRecord = (record: WinLoss | null): CoachingRecord | null =>
  record && { ...record, percentage: winPercentage(record) ?? null };

/** Sentences that name the source of each range of seasons. */
function coverageOf(years: readonly CoachingYear[], titleOf: (year: number) => string): string[] {
  const span = (of: readonly CoachingYear[]): string => {
    const all = of.map(({ year }) => year);
    const [first, last] = [titleOf(Math.min(...all)), titleOf(Math.max(...all))];
    return first === last ? first : `${first} to ${last}`;
  };
  const derived = years.filter(({ from }) => from === 'games');
  const lines = Map.groupBy(
    years.filter(({ from }) => from === 'line'),
    ({ source }) => source,
  );
  return [
    ...(derived.length > 0 ? [`${span(derived)} from the games on our schedules.`] : []),
    ...[...lines].map(([source, rows]) => `${span(rows)} ${source ? `as printed in ${source}` : 'as entered'}.`),
  ];
}
