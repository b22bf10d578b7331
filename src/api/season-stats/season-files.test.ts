import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readGameFile } from '../../importers/read-game-file.ts';
import { saveGame } from '../../importers/save/save-game.ts';
import { saveSeason } from '../../importers/season/save-season.ts';
import { childrenOf, type XmlElement } from '../../importers/xml/element.ts';
import { readXml } from '../../importers/xml/read-xml.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCollege } from '../../testing/factories.ts';

const data = path.resolve('../shared/data');
const isThere = existsSync(data);
if (!isThere) console.warn('SKIPPED: the real season files are not there (../shared/data)');
const fileOf = (name: string) => ({ name: path.basename(name), bytes: readFileSync(path.join(data, name)) });

type Row = { kind: string; name: string; cells: (string | null)[]; notes?: unknown[] };
type Sheet = {
  section: string;
  inner?: string;
  caption: string;
  columns: { key: string; label: string; heading: string }[];
  rows: Row[];
  foot: Row[];
};

const number = (text: string) => (/^-?[\d,]*\.?\d+$/.test(text) ? Number(text.replaceAll(',', '')) : text);

describe.skipIf(!isThere)('real season files', () => {
  let site: Awaited<ReturnType<typeof createTestApi>>;
  let college: Awaited<ReturnType<typeof createCollege>>;
  beforeAll(async () => {
    site = await createTestApi();
    college = await createCollege(site.db, { slug: 'harbor', shortName: 'Harbor' });
  });
  afterAll(() => site.close());

  const importSeason = (file: { name: string; bytes: Uint8Array }, sport: string, season: string) =>
    saveSeason(site.database, { tenant: college, file, sport, season, actor: 'test' });
  const sheetsOf = async (sport: string, season: string, view = ''): Promise<Sheet[]> =>
    (await site.json(`/api/v2/Stats/season/${sport}/${season}${view && `?view=${view}`}`)).sheets;

  const batting = [
    ['AVG', 'bavg'],
    ['SLG%', 'slugpct'],
    ['OB%', 'obpct'],
    ['2B', 'double'],
    ['3B', 'triple'],
    ...['ab', 'r', 'h', 'hr', 'rbi', 'bb', 'hbp', 'so', 'gdp', 'sf', 'sh'].map((name) => [name.toUpperCase(), name]),
  ];
  const pitching = [
    ['B/AVG', 'bavg'],
    ['2B', 'double'],
    ['3B', 'triple'],
    ['SO', 'k'],
    ['SV', 'save'],
    ...['era', 'ip', 'cg', 'h', 'r', 'er', 'bb', 'hr', 'ab', 'wp', 'hbp', 'bk', 'sfa', 'sha'].map((name) => [
      name.toUpperCase(),
      name,
    ]),
  ];
  const fielding = [
    ['FLD%', 'fldpct'],
    ['DP', 'indp'],
    ...['po', 'a', 'e', 'sba', 'csb', 'pb', 'ci'].map((name) => [name.toUpperCase(), name]),
  ];
  const sections = { hitting: batting, pitching, fielding };
  const sectionOf = { hitting: 'batting', pitching: 'pitching', fielding: 'fielding' } as const;

  test.each([
    ['statcrew/bsseas-olemiss-2025-full-season.xml', '2025', 36],
    ['statcrew/bsseas-arkansasst-2026-presto.xml', '2026', 45],
  ])('every cell of %s is in the tables and in the tables as published', async (name, season, players) => {
    const file = fileOf(name);
    const saved = await importSeason(file, 'baseball', season);
    expect([saved.change, saved.players]).toEqual(['created', players]);
    const root = readXml(file.bytes.toString('utf8'));
    const [sheets, published] = [await sheetsOf('baseball', season), await sheetsOf('baseball', season, 'source')];
    let compared = 0;
    const rows: [string, XmlElement][] = [
      ...childrenOf(root, 'player').map((each): [string, XmlElement] => [flip(each.attributes['name'] ?? ''), each]),
      ...childrenOf(root, 'totals').map((each): [string, XmlElement] => ['Total', each]),
      ...childrenOf(root, 'opponent').map((each): [string, XmlElement] => ['Opponents', each]),
    ];
    for (const [rowName, element] of rows) {
      for (const part of element.children) {
        const cells =
          cellsOf(published, `source-${part.name}`, rowName) ??
          cellsOf(published, `source-${part.name}`, unflip(rowName));
        for (const [attribute, value] of Object.entries(part.attributes))
          expect(cells?.[attribute], `${rowName} ${part.name}@${attribute}`).toBe(value.trim());
        if (!(part.name in sections)) continue;
        const kind = part.name as keyof typeof sections;
        const listed = cellsOf(sheets, `individual-overall-${sectionOf[kind]}`, rowName);
        // a table lists only those who have a figure in it
        if (!listed) {
          const counts = ['ab', 'bb', 'appear', 'po', 'a', 'e', 'sba', 'indp'].map((key) =>
            Number(part.attributes[key] ?? 0),
          );
          expect(kind === 'pitching' ? counts[2] : Math.max(...counts.slice(0, 2), ...counts.slice(3)), rowName).toBe(
            0,
          );
          continue;
        }
        for (const [label = '', attribute = ''] of sections[kind]) {
          const value = part.attributes[attribute]?.trim();
          if (value === undefined) continue;
          compared++;
          expect(number(listed[label] ?? ''), `${rowName} ${kind}@${attribute}`).toBe(number(value));
        }
      }
    }
    expect(compared).toBeGreaterThan(players * 10);
  });

  test('the situations, games and records of the Ole Miss file are shown as published', async () => {
    const published = await sheetsOf('baseball', '2025', 'source');
    const root = readXml(fileOf('statcrew/bsseas-olemiss-2025-full-season.xml').bytes.toString('utf8'));
    const situations = ['hsituations', 'psituations'].flatMap((list) =>
      childrenOf(
        root.children.find(({ name }) => name === list),
        'player',
      ).flatMap((player) => player.children.map((element) => ({ element, name: player.attributes['name'] ?? '' }))),
    );
    expect(situations.length).toBe(351);
    for (const { element, name } of situations) {
      const caption = `${element.name === 'hsituation' ? 'Batting' : 'Pitching'}: ${element.attributes['context']}`;
      const sheet = published.find((each) => each.caption === caption);
      const wanted = name === 'Team totals' ? 'Total' : name;
      const cells = sheet && cellsOf([sheet], sheet.section, wanted);
      const flipped = cells ?? (sheet && cellsOf([sheet], sheet.section, flip(wanted)));
      for (const [attribute, value] of Object.entries(element.attributes))
        if (attribute !== 'context') expect(flipped?.[attribute], `${name} ${caption}`).toBe(value.trim());
    }
    const body = await site.json('/api/v2/Stats/season/baseball/2025');
    expect([body.games, body.record, body.imports[0].coach]).toEqual([0, '43-21', 'Mike Bianco']);
    const { record } = await site.json(`/api/v2/Schedule/${body.season.id}`);
    expect(record).toMatchObject({
      overall: '43-21',
      conference: '16-14',
      home: '27-10',
      away: '10-8',
      neutral: '6-3',
    });
    const results = body.sheets.find(({ section }: Sheet) => section === 'game-results');
    expect(results.rows).toHaveLength(64);
    const scores = results.rows.map(({ cells }: Row) => (cells[1] ?? '').split('–').map(Number));
    const sum = (index: number) => scores.reduce((total: number, score: number[]) => total + (score[index] ?? 0), 0);
    expect([sum(0), sum(1)]).toEqual([498, 346]);
  });

  test('an older source of a season without games is compared with the one that is shown', async () => {
    const { name, bytes } = fileOf('statcrew/bsseas-olemiss-2025-full-season.xml');
    const text = bytes.toString('utf8');
    const first = text.indexOf('<hitting ab="110"');
    const hits = text.indexOf(' h="', first) + 4;
    const count = Number.parseInt(text.slice(hits), 10);
    const doctored = `${text.slice(0, hits)}${count + 1}${text.slice(hits + String(count).length)}`;
    await saveSeason(site.database, {
      tenant: college,
      file: { name, bytes: Buffer.from(doctored) },
      sport: 'baseball',
      season: '2025',
      source: 'Media guide',
      date: '2020-01-01',
      actor: 'test',
    });
    const read = () => site.json('/api/v2/Stats/season/baseball/2025?view=differences');
    // Postgres announces the import over another connection
    await expect.poll(async () => (await read()).views).toContain('differences');
    const body = await read();
    expect(body.sheets[0].rows.map(({ cells }: Row) => cells.slice(1))).toEqual([
      ['Hits', String(count), String(count + 1), 'Media guide', 'the sources differ'],
    ]);
    const notes = (await sheetsOf('baseball', '2025')).flatMap(({ rows }) => rows.flatMap((row) => row.notes ?? []));
    expect(notes).toMatchObject([{ column: 'h', derived: String(count), source: 'Media guide' }]);
  });

  test('every cell of the Ohio Dominican tables is in the tables and in the tables as published', async () => {
    const file = fileOf('sidearm/season-tables-ohiodominican-mbb-2023-24.json');
    await importSeason(file, 'mens-basketball', '2023-24');
    const text = file.bytes.toString('utf8').replace(/\bNaN\b/g, 'null');
    const [parts] = Object.values(JSON.parse(text)) as Record<string, Record<string, Record<string, unknown>[]>>[];
    const base = ['mens-basketball', '2023-24'] as const;
    const [overall, conference, published] = [
      await sheetsOf(...base),
      await sheetsOf(...base, 'conference'),
      await sheetsOf(...base, 'source'),
    ];
    const individual: [string, Sheet | undefined][] = [
      ['Overall', overall.find(({ section }) => section === 'individual-overall')],
      ['Scoring', overall.find(({ section }) => section === 'individual-scoring')],
      ['Averages', overall.find(({ section }) => section === 'individual-averages')],
      ['Conference', conference.find(({ section }) => section === 'individual-conference')],
    ];
    for (const [name, sheet] of individual) {
      for (const row of parts?.['Individual']?.[name] ?? []) {
        const [who = ''] = String(row['Player Player']).split('  ');
        const found = [...(sheet?.rows ?? []), ...(sheet?.foot ?? [])].find((each) => each.name === who);
        const figures = Object.entries(row).filter(([heading]) => !['# #', 'Player Player'].includes(heading));
        for (const [index, [heading, value]] of figures.entries()) {
          if (value === null) continue;
          // the team's row leaves out figures that only players have
          const cell = found?.cells[index] ?? '-';
          expect(number(cell), `${name}, ${who}, ${heading}`).toBe(value);
        }
      }
    }
    // in the file, every other table is in the order in which it was published
    const others = Object.entries(parts ?? {}).flatMap(([part, tables]) =>
      Object.entries(tables).map(([name, rows]) => ({ part, name, rows })),
    );
    expect(published).toHaveLength(others.length);
    let compared = 0;
    for (const [index, { part, name, rows }] of others.entries()) {
      const sheet = published[index];
      const printed = [...(sheet?.rows ?? []), ...(sheet?.foot ?? [])];
      expect(printed, `${part} ${name}`).toHaveLength(rows.length);
      for (const [at, row] of rows.entries()) {
        const expected = Object.entries(row).filter(
          ([heading]) =>
            !/^(?:# #|Player Player|Name|Statistic)$/.test(heading) &&
            !(part === 'Game-By-Game' && heading === 'Opponent'),
        );
        if (printed[at]?.kind === 'heading') continue;
        for (const [column, [heading, value]] of expected.entries()) {
          const cell = printed[at]?.cells[column] ?? null;
          compared++;
          if (value === null) expect(cell).toBeNull();
          else
            expect(number(cell ?? ''), `${part} ${name}, row ${at}, ${heading}`).toBe(
              typeof value === 'number' ? value : number(String(value)),
            );
        }
      }
    }
    expect(compared).toBeGreaterThan(3000);
  });

  describe('six games of Maryland', () => {
    const games = [
      'wbb-maryland-vs-uconn-2015-04-05.json',
      'wbb-indiana-vs-maryland-2018-03-02.json',
      'wbb-maryland-at-georgemason-2022-11-07-noplays.json',
      'wbb-maryland-at-minnesota-2025-12-07-ot.json',
      'wbb-iowa-at-maryland-2026-01-22-ot.json',
      'wbb-oregon-at-maryland-2026-01-31.json',
    ];
    const seasons = ['2014-15', '2017-18', '2022-23', '2025-26'];
    beforeAll(async () => {
      for (const name of games) {
        const file = fileOf(`sidearm/${name}`);
        const parsed = readGameFile(file.bytes);
        await saveGame(site.database, {
          tenant: { ...college, name: 'Maryland' },
          file,
          parsed,
          sport: 'womens-basketball',
        });
      }
    });

    test.each(seasons)('the lines of %s are the sums of the files', async (season) => {
      const table = sumFiles(
        games.map((name) => fileOf(`sidearm/${name}`).bytes),
        season,
      );
      const [sheet] = await sheetsOf('womens-basketball', season);
      for (const row of table) {
        const found = [...(sheet?.rows ?? []), ...(sheet?.foot ?? [])].find((each) => matches(each.name, row.name));
        for (const [heading, value] of Object.entries(row.figures))
          expect(number(cellUnder(sheet, found, heading) ?? ''), `${row.name} ${heading}`).toBe(value);
      }
      const [total, opponents] = (sheet?.foot ?? []).map((row) => Number(cellUnder(sheet, row, 'MIN')));
      // five players, 200 minutes a game and 25 an overtime
      expect(total).toBe({ '2025-26': 675 }[season] ?? 200);
      expect(opponents).toBe(total);
    });

    test.each(seasons)('a published table of %s with altered cells differs in exactly those', async (season) => {
      const [overall] = await sheetsOf('womens-basketball', season);
      if (!overall) throw new Error(season);
      const rows = [...overall.rows, ...overall.foot].map((row) => ({
        name: row.name,
        cells: Object.fromEntries(
          overall.columns.map((column, index) => [headingOf(column), row.cells[index] ?? null]),
        ),
      }));
      const doctored = rows.map(({ name, cells }, index) => {
        const row: Record<string, unknown> = { '# #': null, 'Player Player': name, ...cells };
        if (index === 0) row['Scoring PTS'] = String(Number(cells['Scoring PTS']) + 1);
        if (index === 1) row['FG FG%'] = '.999';
        if (name === 'Total') row['Rebounds OFF'] = String(Number(cells['Rebounds OFF']) - 2);
        return row;
      });
      const [log] = await sheetsOf('womens-basketball', season, 'games');
      const [highs] = await sheetsOf('womens-basketball', season, 'highs');
      if (!log || !highs) throw new Error(season);
      const [first, ...otherGames] = asPublished(log, 'Opponent');
      const [points, ...otherHighs] = asPublished(highs, 'Statistic');
      const published = {
        Individual: { Overall: doctored },
        'Game-By-Game': { Team: [{ ...first, STL: String(Number(first?.['STL']) + 3) }, ...otherGames] },
        'Game Highs': { Team: [{ ...points, High: '200' }, ...otherHighs] },
      };
      const bytes = Buffer.from(JSON.stringify({ [`${season} Cumulative Statistics`]: published }));
      await importSeason({ name: 'doctored.json', bytes }, 'womens-basketball', season);
      const differences = async () => (await sheetsOf('womens-basketball', season, 'differences'))[0];
      await expect.poll(async () => (await differences())?.rows).not.toEqual([]);
      const sheet = await differences();
      expect(sheet?.rows.map(({ name, cells }) => [name, cells[1], cells[5]])).toEqual([
        [rows[0]?.name, 'Points', 'correction pending'],
        [rows[1]?.name, 'Field goal percentage', 'the source contradicts its own figures'],
        ['Total', 'Offensive rebounds', 'correction pending'],
        [`${first?.['Opponent']} (${first?.['Date']})`, 'Steals', 'correction pending'],
        ['Points', 'High', 'correction pending'],
      ]);
      const noted = (await sheetsOf('womens-basketball', season))
        .flatMap((each) => [...each.rows, ...each.foot])
        .flatMap(({ notes = [] }) => notes);
      expect(noted).toHaveLength(3);
    });
  });
});

const flip = (name: string) => {
  const words = name.split(' ');
  return `${words.slice(1).join(' ')}, ${words[0]}`;
};
const unflip = (name: string) => name.split(', ').reverse().join(' ');

/** The cells of a row by label; names with several words may be divided differently. */
function cellsOf(sheets: readonly Sheet[], section: string, name: string): Record<string, string | null> | undefined {
  const sheet = sheets.find((each) => each.section === section);
  const letters = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .split('')
      .sort()
      .join('');
  const row = [...(sheet?.rows ?? []), ...(sheet?.foot ?? [])].find((each) => letters(each.name) === letters(name));
  return row && Object.fromEntries(sheet?.columns.map(({ label }, index) => [label, row.cells[index] ?? null]) ?? []);
}

/** The rows of a table as spreadsheets export them: the second of equal headings is "PCT.1". */
function asPublished({ columns, rows, foot }: Sheet, nameHeading: string): Record<string, string | null>[] {
  const headings = columns.map(({ heading }, index) => {
    const earlier = columns.slice(0, index).filter((each) => each.heading === heading).length;
    return earlier === 0 ? heading : `${heading}.${earlier}`;
  });
  return [...rows, ...foot].map(({ name, cells }) => ({
    [nameHeading]: name,
    ...Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? null])),
  }));
}

const headingOf = ({ heading, ...column }: Sheet['columns'][number] & { over?: string }) =>
  `${column.over ?? heading} ${heading}`;
const cellUnder = (sheet: Sheet | undefined, row: Row | undefined, label: string) =>
  row?.cells[sheet?.columns.findIndex((column) => column.label === label) ?? -1];
const matches = (name: string, upper: string) => {
  const [last = '', first = ''] = name
    .toUpperCase()
    .replace(/[^A-Z, ]/g, '')
    .split(', ');
  return name === upper || upper.replace(/[^A-Z. ]/g, '') === `${first.charAt(0)}. ${last}`;
};

type Values = Record<string, string>;

/** Sums of Maryland's lines by printed name, independent of our readers. */
function sumFiles(files: readonly Uint8Array[], season: string) {
  const sums = new Map<string, Record<string, number>>();
  for (const bytes of files) {
    const { Game, Stats } = JSON.parse(Buffer.from(bytes).toString('utf8'));
    const [month = 0, , year = 0] = Game.Date.split('/').map(Number);
    const first = month >= 8 ? year : year - 1;
    if (`${first}-${String((first + 1) % 100).padStart(2, '0')}` !== season) continue;
    const side = /maryland/i.test(Game.HomeTeam.Name) ? 'HomeTeam' : 'VisitingTeam';
    for (const values of Stats[side].PlayerGroups.Players.Values as Values[]) {
      const name = (values['Name'] ?? '').trim();
      if (/^(?:team|tm)$/i.test(name) || !(Number(values['Minutes']) > 0)) continue;
      add(sums, name, values);
    }
    add(sums, 'Total', Stats[side].Totals.Values);
  }
  return [...sums].map(([name, figures]) => ({ name, figures }));
}

function add(sums: Map<string, Record<string, number>>, name: string, values: Values) {
  const figures = sums.get(name) ?? {};
  sums.set(name, figures);
  const count = (label: string, text: string | undefined) => {
    figures[label] = (figures[label] ?? 0) + Number(text);
  };
  for (const [label, key] of [
    ['OFF REB', 'OffensiveRebounds'],
    ['DEF REB', 'DefensiveRebounds'],
    ['REB', 'TotalRebounds'],
    ['PF', 'PersonalFouls'],
    ['AST', 'Assists'],
    ['TO', 'Turnovers'],
    ['BLK', 'Blocks'],
    ['STL', 'Steals'],
    ['PTS', 'Points'],
  ] as const)
    count(label, values[key]);
  for (const [made, tried, key] of [
    ['FGM', 'FGA', 'Fgam'],
    ['3PT', '3PTA', 'Tpam'],
    ['FT', 'FTA', 'Ftma'],
  ] as const) {
    const [first, second] = (values[key] ?? '').split('-');
    count(made, first);
    count(tried, second);
  }
}
