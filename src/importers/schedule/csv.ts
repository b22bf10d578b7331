import { parseGameDate } from '../../domain/game-date.ts';
import { importRefusal } from '../refusal.ts';
import { parseStartTime } from '../save/start-time.ts';
import { readPlainCsv, type TableRow } from '../table.ts';
import type { ScheduleEvent, ScheduleFile } from './event.ts';

const columns = {
  uid: ['uid', 'id', 'gameid', 'eventid'],
  date: ['date', 'day', 'startdate', 'gamedate'],
  endDate: ['enddate', 'lastday'],
  time: ['time', 'start', 'starttime', 'gametime'],
  sport: ['sport', 'team'],
  opponent: ['opponent', 'opponents', 'opp', 'event', 'title', 'opponentname'],
  indicator: ['at', 'ha', 'han', 'homeaway', 'homeawayneutral', 'locationindicator'],
  location: ['location', 'site', 'place', 'city', 'facility', 'stadium', 'arena', 'venue'],
  result: ['result', 'score', 'outcome', 'results'],
  tournament: ['tournament', 'tourney'],
  conference: ['conference', 'conf', 'league', 'conferencegame'],
  doubleheader: ['doubleheader', 'dh', 'game'],
  tv: ['tv', 'television', 'watch'],
  radio: ['radio', 'listen'],
  note: ['note', 'notes'],
} as const;
type Column = keyof typeof columns;

const indicators: Record<string, 'H' | 'A' | 'N'> = {
  h: 'H',
  home: 'H',
  a: 'A',
  away: 'A',
  at: 'A',
  '@': 'A',
  road: 'A',
  n: 'N',
  neutral: 'N',
};

/** Reads a schedule table. `season` ("2024", "2025-26") gives the year of dates without one. Throws an `ImportRefusal` if a column is missing. */
export function readScheduleCsv(bytes: Uint8Array, season?: string): ScheduleFile {
  const rows = readPlainCsv(bytes);
  const titles = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  for (const field of ['date', 'opponent'] as const) {
    if (!columns[field].some((title) => titles.has(title))) {
      throw importRefusal(
        `The column "${field}" is missing. The first line has to name the columns; they are: ${[...titles].slice(0, 20).join(', ') || 'none'}.`,
      );
    }
  }
  const warnings: string[] = [];
  const events = rows.flatMap((row): ScheduleEvent[] => {
    const read = readRow(row, season);
    if (typeof read !== 'string') return [read];
    warnings.push(`line ${row.line}: ${read}; the line is skipped`);
    return [];
  });
  return { format: 'csv', events, warnings };
}

function readRow(row: TableRow, season: string | undefined): ScheduleEvent | string {
  const cell = (field: Column) => columns[field].map((title) => row.cells[title]?.trim()).find(Boolean) ?? '';
  const date = dateOf(cell('date'), season);
  if (!date) return `the date "${cell('date')}" is not understood; write it like 2026-01-17 or 1/17/2026`;
  const written = cell('opponent');
  const [start = '', star = '', preposition = ''] = /^(\*?)\s*(vs?\.?\s|at\s|@)?/i.exec(written) ?? [];
  const opponent = written.slice(start.length).replace(/\*$/, '').trim();
  if (opponent === '') return 'no opponent';
  const time = parseStartTime(cell('time'));
  const indicator = indicators[cell('indicator').toLowerCase()];
  const conference = cell('conference');
  const number = /[12]/.exec(cell('doubleheader'))?.[0];
  const endDate = dateOf(cell('endDate'), season);
  const texts = (['sport', 'tournament', 'tv', 'radio', 'note'] as const).flatMap((field) =>
    cell(field) ? [[field, cell(field)]] : [],
  );
  return {
    place: `line ${row.line}`,
    uid: cell('uid'),
    start: time ? { date, time } : { date },
    ...(endDate && endDate > date ? { endDate } : {}),
    preposition: preposition === '' ? '' : preposition.toLowerCase().startsWith('v') ? 'vs' : 'at',
    ...(indicator ? { indicator } : {}),
    opponent,
    location: cell('location'),
    result: cell('result'),
    ...(conference || star ? { conference: star !== '' || /^(?:y|yes|true|1|\*|c|conf)/i.test(conference) } : {}),
    ...(number ? { doubleheader: number === '1' ? 1 : 2 } : {}),
    exhibition: /\(exh/i.test(opponent),
    ...Object.fromEntries(texts),
  };
}

/** "1/17/2026", "2026-01-17", "Jan 17, 2026", with a weekday or, when the season is known, without a year. */
function dateOf(text: string, season: string | undefined): string | undefined {
  const plain = text
    .replace(/\(?\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?\)?,?/i, '')
    .trim();
  const whole = parseGameDate(plain);
  if (whole || !season || plain === '') return whole;
  const year = Number(season.slice(0, 4));
  const first = parseGameDate(`${plain}/${year}`) ?? parseGameDate(`${plain}, ${year}`);
  if (!first || !season.includes('-') || Temporal.PlainDate.from(first).month >= 8) return first;
  return Temporal.PlainDate.from(first).add({ years: 1 }).toString();
}
