import type { GameType } from '../../domain/game.ts';
import { importRefusal } from '../refusal.ts';
import { readPlainTable, type Table, type TableRow } from '../table.ts';
import { isFilled, shortened, type Unread, unreadCells } from '../unread.ts';
import { headingsOf, type ScheduleColumn, scheduleFields } from './columns.ts';
import { parseDays } from './days.ts';
import type { EventTime, ScheduleEvent, ScheduleFile } from './event.ts';
import { parseStartTimes, type StartTime, zoneOn } from './times.ts';
import { type DatedRow, type Days, resolveYears } from './years.ts';

export type ScheduleOptions = {
  /** "2024" or "2025-26": gives the year of dates without one. */
  season?: string | undefined;
  /** The first year that two digits can mean. */
  fromYear?: number | undefined;
  /** The current day (default: in the system's time zone). */
  today?: string;
};

const indicators: Record<string, 'H' | 'A' | 'N' | 'vs'> = {
  h: 'H',
  home: 'H',
  hosted: 'H',
  a: 'A',
  away: 'A',
  at: 'A',
  '@': 'A',
  road: 'A',
  visitor: 'A',
  n: 'N',
  neutral: 'N',
  other: 'N',
  'neutral site': 'N',
  v: 'vs',
  vs: 'vs',
  'vs.': 'vs',
};

const types: Record<string, { type?: GameType; conference?: boolean; conferenceTournament?: boolean }> = {
  r: { type: 'R' },
  regular: { type: 'R' },
  'regular season': { type: 'R' },
  game: { type: 'R' },
  conference: { type: 'R', conference: true },
  league: { type: 'R', conference: true },
  'non-conference': { type: 'R', conference: false },
  nonconference: { type: 'R', conference: false },
  'non-league': { type: 'R', conference: false },
  p: { type: 'P' },
  postseason: { type: 'P' },
  playoff: { type: 'P' },
  playoffs: { type: 'P' },
  ncaa: { type: 'P' },
  'ncaa tournament': { type: 'P' },
  'conference tournament': { type: 'P', conferenceTournament: true },
  'conference championship': { type: 'P', conferenceTournament: true },
  e: { type: 'E' },
  exh: { type: 'E' },
  'exh.': { type: 'E' },
  exhibition: { type: 'E' },
  preseason: { type: 'E' },
  s: { type: 'S' },
  scrimmage: { type: 'S' },
  x: { type: 'X' },
  other: { type: 'X' },
};

/** States of a game that a column may repeat beside its result. */
const impliedStates = /^(?:final|complete[d]?|played|scheduled|upcoming|confirmed|official|unofficial|o|active)$/i;
const url = /^https?:\/\/\S+$/i;
const yes = /^(?:y|yes|true|1|\*|x|✓|c|conf\.?|conference(?: game)?|league)$/i;
const no = /^(?:n|no|false|0|nc|non-?\s?(?:conf\.?|conference|league)(?: game)?)$/i;

/** Reads a schedule table. Throws an `ImportRefusal` if a column is missing or the century of dates is not clear. */
export function readScheduleCsv(bytes: Uint8Array, options: ScheduleOptions): ScheduleFile {
  const table = readPlainTable(bytes);
  requireColumns(table);
  const links = linkColumns(table);
  // the number of a game within its season is none of a doubleheader
  const isNumbered = table.rows.some(({ cells }) => !/^(?:[12]|dh)?$/i.test(cells['game']?.trim() ?? ''));
  const isRead = (column: string) => (isField(column) && !(isNumbered && column === 'game')) || links.has(column);
  const unread = unreadCells(table, isRead);
  const rows = table.rows.map((row) => createRow(row, table, { unread, isRead }));
  const dates = datesOf(rows, options);
  const events = rows.flatMap((row): ScheduleEvent[] => {
    const days = dates.get(row);
    if (!days)
      return row.refuse(`the date "${row.cell('date')}" is not understood; write it like 2026-01-17 or 1/17/2026`);
    if ('problem' in days) return row.refuse(days.problem);
    return readRow(row, days, links);
  });
  return { format: 'csv', events, unread, warnings: rows.flatMap(({ warnings }) => warnings) };
}

const knownHeadings = new Set(scheduleFields.flatMap(headingsOf));
const isField = (column: string): boolean => knownHeadings.has(column);

function requireColumns({ columns }: Table): void {
  for (const field of ['date', 'opponent'] as const) {
    if (headingsOf(field).some((title) => columns.has(title))) continue;
    const titles = [...columns.keys()].filter((title) => title !== '').slice(0, 20);
    throw importRefusal(
      `The column "${field}" is missing. The first line has to name the columns; they are: ${titles.join(', ') || 'none'}.`,
    );
  }
}

/** Columns of another name whose cells are all addresses: links of the games. */
function linkColumns({ columns, rows }: Table): Map<string, string> {
  return new Map(
    [...columns].filter(([column]) => {
      const cells = rows.map(({ cells }) => cells[column]?.trim() ?? '').filter(isFilled);
      return !isField(column) && cells.length > 0 && cells.every((cell) => url.test(cell));
    }),
  );
}

type Row = ReturnType<typeof createRow>;

/** A row with its cells by field. */
function createRow(
  row: TableRow,
  { columns }: Table,
  { unread, isRead }: { unread: Unread; isRead: (column: string) => boolean },
) {
  const warnings: string[] = [];
  const report = (what: string) => void unread.push(`line ${row.line}: ${what}`);
  const cells = new Map<ScheduleColumn, string>();
  for (const field of scheduleFields) {
    const filled = headingsOf(field)
      .filter(isRead)
      .map((column) => ({ column, text: row.cells[column]?.trim() ?? '' }))
      .filter(({ text }) => text !== '');
    const [first, ...others] = filled;
    if (!first) continue;
    cells.set(field, first.text);
    for (const { column, text } of others)
      if (text !== first.text)
        report(
          `"${shortened(text)}" of the column "${columns.get(column)}" is not read beside "${columns.get(first.column)}"`,
        );
  }
  return {
    line: row.line,
    cells: row.cells,
    cell: (field: ScheduleColumn) => cells.get(field) ?? '',
    warnings,
    report,
    /** Skips the row. */
    refuse: (what: string): [] => {
      report(`${what}; the line is skipped`);
      return [];
    },
    /** The value of a cell; one that is not understood is reported with what to write. */
    read: <Value>(
      field: ScheduleColumn,
      parse: (text: string) => Value | undefined,
      remedy: string,
    ): Value | undefined => {
      const text = cells.get(field) ?? '';
      if (!isFilled(text)) return undefined;
      const value = parse(text);
      if (value === undefined) report(`${field} "${shortened(text)}" is not understood; write ${remedy}`);
      return value;
    },
  };
}

function datesOf(rows: readonly Row[], options: ScheduleOptions): Map<Row, Days | { problem: string }> {
  const dated = rows.flatMap((row): (DatedRow & { row: Row })[] => {
    const text = row.cell('date');
    const days = parseDays(text);
    const [season] = /(?:18|19|20)\d\d(?:-\d\d)?/.exec(row.cell('season')) ?? [];
    const note = `${row.cell('note')} ${row.cell('tournament')}`;
    return days ? [{ row, line: row.line, text, days, season: options.season ?? season, note }] : [];
  });
  const { fromYear, today = Temporal.Now.plainDateISO().toString() } = options;
  const resolved = resolveYears(dated, { fromYear, today });
  return new Map(dated.flatMap(({ row }, index) => (resolved[index] ? [[row, resolved[index]] as const] : [])));
}

function readRow(row: Row, days: Days, links: ReadonlyMap<string, string>): ScheduleEvent[] {
  const written = row.cell('opponent');
  const [start = '', star = '', preposition = ''] = /^(\*?)\s*(vs?\.?\s|at\s|@)?/i.exec(written) ?? [];
  const opponent = written.slice(start.length).trim();
  if (opponent === '') return row.refuse('no opponent');
  const { indicator, location } = placeOf(row);
  const conference = row.read(
    'conference',
    (text) => (yes.test(text) ? true : no.test(text) ? false : undefined),
    'yes or no',
  );
  const kind = row.read(
    'type',
    (text) => types[text.toLowerCase()],
    'regular, conference, postseason, exhibition or scrimmage',
  );
  const attendance = row.read('attendance', parseCount, 'a number');
  const texts = (['sport', 'tournament', 'promotion', 'note', 'rank', 'ourRank'] as const).flatMap((field) =>
    isFilled(row.cell(field)) ? [[field, row.cell(field)]] : [],
  );
  return [
    {
      place: `line ${row.line}`,
      uid: row.cell('uid'),
      ...startsOf(row, days),
      ...doubleheaderOf(row),
      preposition:
        preposition === '' ? (indicator === 'vs' ? 'vs' : '') : preposition.toLowerCase().startsWith('v') ? 'vs' : 'at',
      ...(indicator && indicator !== 'vs' && { indicator }),
      opponent,
      location,
      result: resultOf(row),
      ...(star !== '' && { conference: true }),
      ...(kind ?? {}),
      ...(conference !== undefined && { conference }),
      ...(attendance && { detail: { attendance } }),
      ...mediaOf(row, links),
      ...Object.fromEntries(texts),
    },
  ];
}

function placeOf(row: Row) {
  const city = row.cell('city');
  // some tables write "Home" and "Away" in the column of the place
  const inCity = row.cell('indicator') === '' ? indicators[city.toLowerCase()] : undefined;
  const indicator = inCity ?? row.read('indicator', (text) => indicators[text.toLowerCase()], 'home, away or neutral');
  const parts = [inCity ? '' : city, row.cell('state'), row.cell('facility')].filter(isFilled);
  const location = parts
    .filter((part, index) => !parts.slice(0, index).some((other) => other.includes(part)))
    .join(', ');
  return { indicator, location };
}

function startsOf(
  row: Row,
  { date, endDate }: Days,
): Pick<ScheduleEvent, 'start' | 'zone' | 'endDate' | 'secondStart' | 'isDoubleheader'> {
  const inDate = parseDays(row.cell('date'))?.rest ?? '';
  const text = isFilled(row.cell('time')) ? row.cell('time') : inDate;
  const read = parseStartTimes(text);
  if (!read)
    row.report(
      `the time "${shortened(text)}" is not understood; write it like 7 p.m. or 19:00; the time stays to be announced`,
    );
  const [start, second] = (read?.times ?? []).map(({ time }): EventTime => ({ date, time }));
  const zone = zoneOf(row, date, read?.times[0]);
  const last = parseDays(row.cell('endDate'));
  const lastDate = last?.first.year && `${last.first.year}-${pad(last.first.month)}-${pad(last.first.day)}`;
  if (isFilled(row.cell('endDate')) && (!lastDate || lastDate < date))
    row.report(`the last day "${row.cell('endDate')}" is not understood; write it like 2026-01-18`);
  const end = endDate ?? (lastDate && lastDate > date ? lastDate : undefined);
  return {
    start: start ?? { date },
    ...(zone && { zone }),
    ...(end && { endDate: end }),
    ...(read?.isDoubleheader && { isDoubleheader: true, ...(second && { secondStart: second }) }),
  };
}

/** The zone that a time names. */
function zoneOf({ line, warnings }: Row, date: string, start: StartTime | undefined): string | undefined {
  if (!start?.zone) return undefined;
  const { timezone, doubt } = zoneOn(date, start.zone);
  if (doubt) warnings.push(`line ${line}: ${doubt}`);
  return timezone;
}

function doubleheaderOf(row: Row): Pick<ScheduleEvent, 'doubleheader' | 'isDoubleheader'> {
  const text = row.cell('doubleheader');
  const number = /^(?:(?:game|gm\.?|g|dh)\s*#?)?([12])$/i.exec(text)?.[1];
  if (number) return { doubleheader: number === '1' ? 1 : 2 };
  const isMarked = row.read(
    'doubleheader',
    (cell) => (/^(?:dh|double-?\s?header)$/i.test(cell) || yes.test(cell) ? true : no.test(cell) ? false : undefined),
    '1, 2 or yes',
  );
  return isMarked ? { isDoubleheader: true } : {};
}

/** The result of its column, or of columns for letter and scores: "W 20-7 OT". */
function resultOf(row: Row): string {
  const [result, score, status] = [row.cell('result'), row.cell('score'), row.cell('status')];
  const scores = scoresOf(row);
  const letter = isFilled(row.cell('letter')) ? row.cell('letter') : '';
  const isWhole = /\d/.test(result) || scores === '';
  const whole = isWhole ? [letter, result, /\d/.test(result) ? '' : score] : [letter || result, scores];
  if (isWhole && /\d/.test(result) && score !== '' && !result.includes(score))
    row.report(`"${score}" is not read beside the result "${result}"`);
  if (!isWhole && letter !== '' && isFilled(result))
    row.report(`the result "${result}" is not read beside the letter and the scores`);
  const parts = [...whole, overtimeOf(row)].map((part) => part.trim()).filter(isFilled);
  if (!isFilled(status) || impliedStates.test(status)) return parts.join(' ');
  if (parts.length === 0) return status;
  row.report(`the status "${status}" is not read beside the result "${parts.join(' ')}"`);
  return parts.join(' ');
}

function scoresOf(row: Row): string {
  const [ours, theirs] = [row.cell('ourScore'), row.cell('opponentScore')].map((cell) => (isFilled(cell) ? cell : ''));
  if (!ours && !theirs) return '';
  if (/^\d{1,3}$/.test(ours ?? '') && /^\d{1,3}$/.test(theirs ?? '')) return `${ours}-${theirs}`;
  row.report(`the scores "${ours}" and "${theirs}" are not understood; write a number for each team`);
  return '';
}

/** "2OT" of the columns "OT" ("OT", "2", "yes") and "Innings". */
function overtimeOf(row: Row): string {
  const [overtime, innings] = [row.cell('overtime'), row.cell('innings')];
  if (isFilled(innings)) return `(${innings} inn.)`;
  if (!isFilled(overtime) || (no.test(overtime) && overtime !== '1')) return '';
  if (/^\d$/.test(overtime)) return `${overtime}OT`;
  return yes.test(overtime) ? 'OT' : overtime;
}

function mediaOf(row: Row, links: ReadonlyMap<string, string>): Partial<ScheduleEvent> {
  const address = (field: ScheduleColumn) =>
    row.read(field, (text) => (url.test(text) ? text : undefined), 'an address that begins with https://');
  const [tv, radio] = (['tv', 'radio'] as const).map((field) => (isFilled(row.cell(field)) ? row.cell(field) : ''));
  const named = {
    ticketsUrl: address('tickets'),
    videoUrl: address('video') ?? (tv && url.test(tv) ? tv : undefined),
    audioUrl: address('audio') ?? (radio && url.test(radio) ? radio : undefined),
    statsUrl: address('stats'),
    tv: tv && !url.test(tv) ? tv : undefined,
    radio: radio && !url.test(radio) ? radio : undefined,
  };
  const more = [...links].flatMap(([column, title]) => {
    const text = row.cells[column]?.trim() ?? '';
    return isFilled(text) ? [{ title, url: text }] : [];
  });
  return {
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
    ...(more.length > 0 && { links: more }),
  };
}

const parseCount = (text: string): number | undefined =>
  /^\d{1,3}(?:,\d{3})*$|^\d+$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;

const pad = (number: number) => String(number).padStart(2, '0');
