import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';

import { createRandom } from '../../../samples/random.ts';
import { getSimulator } from '../../../samples/simulate/families.ts';
import type { SimTeam } from '../../../samples/simulate/matchup.ts';
import { sportKinds } from '../../../samples/sports.ts';
import type { StatRows } from '../../api/season-stats/queries.ts';
import { toSeasonStats } from '../../api/season-stats/reshape.ts';
import { type SeasonStats, type StatView, seasonStats } from '../../api/season-stats/schema.ts';
import { toSeason } from '../../api/season-stats/season.ts';
import type { BoxScore } from '../../domain/box-score.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { statSheets } from './stat-sheets.markup.tsx';
import { statsTop } from './stats-top.markup.tsx';

/** Reads the tables of a page as existing programs do: by section id, caption, row class and `data-label`. */

type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

function parse(html: string): Element {
  const root: Element = { name: 'root', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ fragment: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes as Record<string, string | SaxesAttributeNS>);
    const element: Element = {
      name,
      attributes: Object.fromEntries(values.map(([key, value]) => [key, String(value)])),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.at(-1)?.children.push(text));
  parser.on('closetag', () => open.pop());
  parser.write(html).close();
  return root;
}

const descendants = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...descendants(child, name)],
  );
const textOf = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
const hasClass = (element: Element, name: string) => element.attributes['class']?.split(' ').includes(name) ?? false;

type ReadRow = {
  classes: string;
  name: string;
  nameTag: string;
  /** The text of the second `td`, which some readers take as the name. */
  second: string;
  /** Labels of the cells without a record. */
  missing: string[];
  playerId: string | undefined;
  /** Cells by `data-label`; a label may occur more than once. */
  cells: Map<string, string[]>;
  bio: string | undefined;
};
type ReadTable = { section: string; caption: string; rows: ReadRow[]; foot: ReadRow[] };

function readTables(html: string): ReadTable[] {
  return descendants(parse(html), 'section').flatMap((section) =>
    descendants(section, 'table')
      .filter((table) => hasClass(table, 'sidearm-table'))
      .map((table) => ({
        section: section.attributes['id'] ?? '',
        caption: descendants(table, 'caption').map(textOf).join(),
        rows: rowsIn(table, 'tbody'),
        foot: rowsIn(table, 'tfoot'),
      })),
  );
}

const rowsIn = (table: Element, part: 'tbody' | 'tfoot'): ReadRow[] =>
  descendants(table, part)
    .flatMap((body) => descendants(body, 'tr'))
    .map((row) => {
      const cells = row.children.filter((child) => typeof child !== 'string');
      const head = cells.find((cell) => 'data-name' in cell.attributes) ?? cells[0];
      const labelled = cells.filter((cell) => cell.name === 'td' && cell.attributes['data-label'] !== undefined);
      const last = cells.at(-1);
      return {
        classes: row.attributes['class'] ?? '',
        name: head ? textOf(head) : '',
        nameTag: head?.name ?? '',
        second: textOf(cells.filter(({ name }) => name === 'td')[1] ?? row),
        missing: labelled
          .filter(({ attributes }) => 'data-missing' in attributes)
          .map(({ attributes }) => attributes['data-label'] ?? ''),
        playerId: head && descendants(head, 'a')[0]?.attributes['data-player-id'],
        cells: new Map(
          [...Map.groupBy(labelled, (cell) => cell.attributes['data-label'] ?? '')].map(([label, of]) => [
            label,
            of.map(textOf),
          ]),
        ),
        bio: last?.attributes['data-label'] === 'BIO' ? descendants(last, 'a')[0]?.attributes['href'] : undefined,
      };
    });

const teamOf = (key: keyof typeof sportKinds, name: string): SimTeam => {
  const positions = sportKinds[key].positions.flatMap(({ short, share }) =>
    Array.from({ length: Math.max(2, share) }, () => short),
  );
  const players = positions.map((position, index) => ({
    code: String(index),
    jersey: String(index),
    firstName: 'Ann',
    lastName: `${name}${index}`,
    position,
    classYear: 'Senior',
  }));
  return { code: name.slice(0, 2), name, record: '', conferenceRecord: '', rank: '', coach: '', players };
};

const venue = {
  date: '2026-11-21',
  start: '',
  end: '',
  stadium: '',
  location: '',
  weather: '',
  temperature: '',
  wind: '',
  neutral: false,
  conference: false,
  postseason: false,
  night: false,
  notes: [],
};

function simulate(key: keyof typeof sportKinds, index: number): BoxScore {
  const { family, gender, rules, slug } = sportKinds[key];
  const play = getSimulator(family);
  if (!play) throw new Error(family);
  const sides = { home: teamOf(key, 'Harbor'), away: teamOf(key, 'Elm') };
  const matchup = { family, gender, rules, ...sides, edge: 0.2, venue, decisive: true, doubleheader: 0 as const };
  return play(matchup, createRandom(`${slug} ${index}`)).boxScore();
}

/** Six games, two of them in the conference, as the database returns them. */
function rowsOf(key: keyof typeof sportKinds): StatRows {
  const boxes = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, box: simulate(key, index) }));
  const sides = ['home', 'away'] as const;
  return {
    games: boxes.map(({ id, box }) => ({
      id,
      seasonId: 1,
      title: null,
      opponentId: 4,
      opponentTitle: 'Elm & Oak',
      opponentSlug: 'elm-oak',
      opponentPrefix: id === 3 ? 'No. 4' : null,
      localDate: `2026-0${(id % 3) + 2}-14`,
      doubleheader: 0,
      locationIndicator: (['H', 'A', 'N'] as const)[id % 3] ?? 'H',
      type: 'R',
      state: 8,
      conference: id < 3,
      conferenceTournament: false,
      ourScore: box.home.score,
      opponentScore: box.away.score,
      periodsPlayed: box.periods.length,
      forfeit: 'none',
      vacated: false,
      noContest: false,
      hostedNotOurs: false,
      ourSide: 'home',
      attendance: 1200,
    })),
    teams: boxes.flatMap(({ id, box }) =>
      sides.map((side) => ({
        gameId: id,
        side,
        score: box[side].score,
        stats: box[side].stats,
        periodStats: box[side].periodStats ?? null,
        seconds: null,
      })),
    ),
    periods: boxes.flatMap(({ id, box }) => box.periods.map((period) => ({ ...period, gameId: id }))),
    goals: boxes.flatMap(({ id, box }) =>
      box.scoring.flatMap(({ side, period, clock, goal }) => (goal ? [{ gameId: id, side, period, clock, goal }] : [])),
    ),
    players: boxes.flatMap(({ id, box }) =>
      sides.flatMap((side) =>
        box[side].players.map((player) => {
          const personId = side === 'home' && !player.isTeam ? Number(player.code) + 1 : null;
          return {
            ...player,
            gameId: id,
            side,
            rosterPlayerId: personId,
            personId,
          };
        }),
      ),
    ),
  };
}

function statsOf(key: keyof typeof sportKinds, rows: StatRows, view: StatView, player?: number): SeasonStats {
  const { family, title, slug, shortName, gender, rules } = sportKinds[key];
  const book = getSeasonBook(family);
  if (!book) throw new Error(family);
  const sport = { id: 1, title, abbrev: null, shortName, globalSportId: 1, globalSportNameSlug: slug, gender, family };
  const season = { id: 1, title: '2026', isCurrent: true, rules, startDate: '2026-01-01', endDate: '2026-12-31' };
  const row = { sport: { ...sport, globalSportShortName: shortName }, season, conference: null } as never;
  const stats = toSeasonStats(
    toSeason(book, row, {
      rows,
      imported: { imports: [], people: new Map() },
      seasons: [],
      tenant: { shortName: 'Harbor' },
    }),
    { tenant: { shortName: 'Harbor' }, view, player },
  );
  return seasonStats.assert(stats);
}

function pageOf(...season: Parameters<typeof statsOf>): string {
  const stats = statsOf(...season);
  return renderToStaticMarkup(createElement(statSheets.component, { stats, sort: undefined, figure: undefined }));
}

type Sport = keyof typeof sportKinds;
const batting = 'AVG OPS GP-GS AB R H 2B 3B HR RBI TB SLG% BB HBP SO GDP OB% SF SH SB';
const scorebook: [string, string, string][] = [
  ['individual-overall-batting', 'Individual Overall Batting Statistics', batting],
  [
    'individual-overall-pitching',
    'Individual Overall Pitching Statistics',
    'ERA WHIP W-L APP-GS CG SHO SV IP H R ER BB SO 2B 3B HR AB B/AVG WP HBP BK SFA SHA',
  ],
  ['individual-overall-fielding', 'Individual Overall Fielding Statistics', 'TC PO A E FLD% DP SBA CSB PB CI'],
  ['individual-overall-situational', 'Individual Overall Situational Statistics', 'LEADOFF RUNNERS LOADED'],
];
const goalkeeping: [string, string, string] = [
  'individual-overall-goalkeeping',
  'Individual Overall Goalkeeping Statistics',
  'GP-GS MIN GA GAA SV SV% W L',
];

/** Section ids, captions and labels of each sport's individual tables. */
const expected: [Sport, [section: string, caption: string, labels: string][]][] = [
  [
    'mensBasketball',
    [
      [
        'individual-overall',
        'Overall Individual Statistics',
        'GP GS MIN AVG FGM FGA FG% 3PT 3PTA 3PT% FT FTA FT% PTS OFF_REB DEF_REB REB REB/G MIN/G PF AST TO STL BLK',
      ],
      ['individual-scoring', 'Overall Scoring Statistics', 'GP GS MIN FGM FGA FG% PTS AVG'],
      ['individual-averages', 'Individual Player Averages', 'GP MIN/G FG% 3PT% FT% OREB DREB REB/G AST STL BLK PTS'],
    ],
  ],
  ['baseball', scorebook],
  ['softball', scorebook],
  [
    'football',
    [
      ['individual-offense-rushing', 'Individual Rushing Statistics', 'GP ATT GAIN LOSS NET AVG TD LONG AVG/G'],
      ['individual-offense-passing', 'Individual Passing Statistics', 'GP RATING COMP ATT INT % YDS TD LONG AVG/G'],
      ['individual-offense-receiving', 'Individual Receiving Statistics', 'GP NO YDS AVG TD LONG AVG/G'],
      [
        'individual-defense',
        'Individual Defensive Statistics',
        'GP SOLO ASST TOT TFL-YDS SACKS-YDS INT BU QBH FR FF KICK',
      ],
      ['individual-special-kicking', 'Individual Punting Statistics', 'NO YDS AVG LONG TB FC I20'],
      ['individual-special-kicking', 'Individual Field Goals Statistics', 'FGM-FGA % I20 20-29 30-39 40-49 50+ LONG'],
      ['individual-special-kicking', 'Individual Kickoffs Statistics', 'NO YDS AVG TB OB'],
      ['individual-special-returns', 'Individual Kickoff Return Statistics', 'NO YDS AVG TD LONG'],
      ['individual-scoring', 'Individual Scoring Statistics', 'TD FG SAF KICK RUSH RCV DXP PTS'],
      ['participation', 'Player Participation', 'GP GS'],
    ],
  ],
  [
    'volleyball',
    [
      [
        'individual-overall-offensive',
        'Individual Overall Offensive Statistics',
        'SP MP MS PTS PTS/S K K/S E TA PCT A A/S SA SA/S SE',
      ],
      [
        'individual-overall-defensive',
        'Individual Overall Defensive Statistics',
        'SP DIG DIG/S RE RE/S BS BA BLK BLK/S BE BHE',
      ],
    ],
  ],
  [
    'mensSoccer',
    [
      [
        'individual-overall-offensive',
        'Individual Overall Offensive Statistics',
        'GP GS G A PTS SH SH% SOG SOG% YC-RC GW PG-PA',
      ],
      goalkeeping,
    ],
  ],
  [
    'fieldHockey',
    [
      ['individual-overall-offensive', 'Individual Overall Offensive Statistics', 'GP GS G A PTS SH SH% SOG SOG%'],
      goalkeeping,
    ],
  ],
  [
    'mensIceHockey',
    [
      [
        'individual-overall-skaters',
        'Individual Overall Skater Statistics',
        'GP G A PTS SH SH% +/- PPG SHG PN-PIM MIN MAJ BLK',
      ],
      [
        'individual-overall-goaltenders',
        'Individual Overall Goaltender Statistics',
        'GP-GS MIN GA GAA SV SV% W L T SHO/CBO',
      ],
    ],
  ],
  [
    'mensLacrosse',
    [
      [
        'individual-overall-scoring',
        'Individual Overall Scoring Statistics',
        'GP-GS G A PTS SH SH% SOG SOG% GB TO CT FO FO%',
      ],
      goalkeeping,
    ],
  ],
];

describe.each(expected)('%s', (key, tables) => {
  const rows = rowsOf(key);
  const read = readTables(pageOf(key, rows, 'overall'));

  it.each(tables)('section %s has "%s" with its labels', (section, caption, labels) => {
    const table = read.find((each) => each.section === section && each.caption === caption);
    if (!table) throw new Error(`read ${read.map((each) => `${each.section} "${each.caption}"`).join(', ')}`);
    expect(table.rows.length).toBeGreaterThan(0);
    for (const row of [...table.rows, ...table.foot])
      for (const label of labels.split(' ').map((each) => each.replace('_', ' ')))
        expect(row.cells.has(label), `${label} of ${row.name}`).toBe(true);
  });

  it('players have a jersey, an id, "Last, First" and a bio', () => {
    const players = read
      .filter(({ section }) => section.startsWith('individual'))
      .flatMap((table) => table.rows)
      .filter(({ name }) => name !== 'Team');
    for (const row of players) {
      expect(row.name).toMatch(/^Harbor\d+, Ann$/);
      expect(row.playerId).toMatch(/^\d+$/);
      expect(row.cells.get('#')?.[0]).toMatch(/^\d+$/);
      expect(row.bio).toMatch(new RegExp(`/roster/ann-harbor\\d+/${row.playerId}$`));
      expect(row.nameTag).toBe(key === 'mensIceHockey' ? 'td' : 'th');
    }
  });

  it('readers of the second `td` find the same name, also of totals and opponents', () => {
    const tables = read.filter(({ section, rows }) => section.startsWith('individual') && rows[0]?.cells.has('#'));
    expect(tables.length).toBeGreaterThan(0);
    for (const row of tables.flatMap((table) => [...table.rows, ...table.foot])) expect(row.second).toBe(row.name);
  });

  it('a cell is marked as missing exactly where nothing was recorded', () => {
    const players = read.filter(({ section }) => section.startsWith('individual')).flatMap((table) => table.rows);
    for (const { cells, missing } of players) {
      for (const label of missing) expect(cells.get(label)).toContain('-');
      for (const [label, texts] of cells) if (!missing.includes(label)) expect(texts, label).not.toContain('-');
    }
  });

  it('totals end with the opponents', () => {
    const totals = read.filter(({ foot }) => foot.length > 0);
    expect(totals.length).toBeGreaterThan(0);
    for (const { foot, caption } of totals)
      expect(
        foot.map(({ name }) => name.replace('Totals', 'Total')),
        caption,
      ).toEqual(['Total', 'Opponents']);
  });

  it('the team, its opponents and the results are in one document', () => {
    const team = read.find(({ section }) => section === 'team');
    expect(team?.rows.some(({ cells }) => cells.has('Team') && cells.has('Opponents'))).toBe(true);
    const results = read.find(({ section }) => section === (key === 'football' ? 'gbg_results' : 'game-results'));
    expect(results?.rows.length).toBe(6);
  });

  it('a menu leads to every table', () => {
    const stats = statsOf(key, rows, 'overall');
    const top = parse(renderToStaticMarkup(createElement(statsTop.component, { stats, title: 'Statistics' })));
    const menu = descendants(top, 'details').find((details) => textOf(details).startsWith('Tables'));
    const links = menu ? descendants(menu, 'a') : [];
    expect(links.map(textOf)).toEqual(read.map(({ caption }) => caption));
    const html = pageOf(key, rows, 'overall');
    for (const { attributes } of links) expect(html).toContain(` id="${attributes['href']?.slice(1)}"`);
  });

  it.each<StatView>(['conference', 'leaders', 'highs', 'games', 'opponents', 'comparison', 'splits'])(
    'the view %s has tables',
    (view) => {
      const found = readTables(pageOf(key, rows, view));
      expect(found.flatMap((table) => table.rows).length).toBeGreaterThan(0);
      for (const { caption } of found) expect(caption).not.toBe('');
      if (view === 'leaders') for (const { caption } of found) expect(caption).toMatch(/^Category Leaders - /);
      if (view === 'conference') expect(found.some(({ caption }) => caption.includes('Conference'))).toBe(true);
    },
  );

  it('a player has a chart with a title, a description and a bar for each game with the figure', () => {
    const [first] = read.flatMap((table) => table.rows).filter(({ playerId }) => playerId);
    const html = pageOf(key, rows, 'player', Number(first?.playerId));
    const [drawing] = descendants(parse(html), 'svg');
    if (!drawing) throw new Error('no chart');
    expect(drawing.attributes['aria-labelledby']).toBe('player-chart-title player-chart-text');
    expect(textOf(descendants(drawing, 'title')[0] ?? drawing)).toMatch(/ by game, Ann Harbor\d+, 2026$/);
    expect(textOf(descendants(drawing, 'desc')[0] ?? drawing)).toMatch(/^\d games?, /);
    for (const bar of descendants(drawing, 'rect')) expect(Number(bar.attributes['height'])).toBeGreaterThan(0);
    expect(html).toContain('figure=');
  });

  it('a view without rows names what is missing and links to all statistics', () => {
    const html = pageOf(
      key,
      { ...rows, games: rows.games.map((game) => ({ ...game, conference: false })) },
      'conference',
    );
    expect(readTables(html)).toEqual([]);
    expect(html).toContain('No conference games have statistics');
    expect(descendants(parse(html), 'a').map(({ attributes }) => attributes['href'])).toEqual([
      `/sports/${sportKinds[key].slug}/stats/2026`,
    ]);
  });

  it('a player has games', () => {
    const [first] = read.flatMap((table) => table.rows).filter(({ playerId }) => playerId);
    const found = readTables(pageOf(key, rows, 'player', Number(first?.playerId)));
    expect(
      found.filter(({ section }) => section === 'game-game-player').flatMap((table) => table.rows).length,
    ).toBeGreaterThan(0);
  });

  it('the score by period adds up to the scores of the games', () => {
    const table = read.find(({ section }) => section === 'score-by-period');
    const scores = (of: 'home' | 'away') =>
      rows.periods.reduce((sum, period) => sum + (period[of] ?? 0), 0).toLocaleString('en-US');
    expect(table?.rows.map(({ name, cells }) => [name, cells.get('Total')?.[0]])).toEqual([
      ['Harbor', scores('home')],
      ['Opponents', scores('away')],
    ]);
    expect(table?.rows[0]?.cells.has('1')).toBe(true);
  });

  it('each cell of the comparison has our figure and the opponents’', () => {
    const found = readTables(pageOf(key, rows, 'comparison'));
    expect(found.length).toBeGreaterThan(0);
    for (const { section, rows: games } of found) {
      expect(section).toBe('game-game-comparison');
      const cells = games.flatMap((row) =>
        [...row.cells].filter(([label]) => !['Date', 'Score', 'W/L'].includes(label)),
      );
      for (const [label, texts] of cells) for (const text of texts) expect(text, label).toMatch(/^(?:-|[^/]+\/[^/]+)$/);
    }
  });

  it('no figure is NaN, undefined or infinite', () => {
    for (const view of [
      'overall',
      'conference',
      'leaders',
      'highs',
      'games',
      'opponents',
      'comparison',
      'splits',
    ] as const)
      expect(pageOf(key, rows, view)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it('tables with a minimum print it', () => {
  const html = pageOf('baseball', rowsOf('baseball'), 'leaders');
  expect(html).toContain('Minimum: 2 plate appearances per team game and 75% of the team’s games.');
  expect(html).toContain('Minimum: 1 inning per team game.');
});

it('rows mark players who reach the qualifying minimum, who come first', () => {
  const [table] = readTables(pageOf('baseball', rowsOf('baseball'), 'overall'));
  const classes = table?.rows.map((row) => row.classes) ?? [];
  expect(new Set(classes)).toEqual(new Set(['stat_meets_min', 'stat_doesnt_meet_min']));
  expect(classes.lastIndexOf('stat_meets_min')).toBeLessThan(classes.indexOf('stat_doesnt_meet_min'));
});

it('leaders in rebounds and turnovers include the team, which has no rank', () => {
  const leaders = readTables(pageOf('mensBasketball', rowsOf('mensBasketball'), 'leaders'));
  const withTeam = leaders.filter(({ rows }) => rows.some(({ name }) => name === 'Team'));
  expect(withTeam.map(({ caption }) => caption)).toEqual(
    expect.arrayContaining([expect.stringMatching(/ - Rebounds$/)]),
  );
  for (const { caption, rows } of withTeam) {
    expect(caption).toMatch(/ - (?:Rebounds|Turnovers)$/);
    expect(rows.find(({ name }) => name === 'Team')?.cells.get('Rank')).toEqual(['-']);
  }
});

it.each<Sport>(['mensSoccer', 'mensIceHockey'])('results of %s list our goals with their assists', (key) => {
  const found = readTables(pageOf(key, rowsOf(key), 'results'));
  const texts = found.flatMap(({ rows }) => rows.flatMap((row) => row.cells.get('Goals Scored [Assist]') ?? []));
  expect(texts.length).toBe(6);
  expect(texts.join('; ')).toMatch(/Ann Harbor\d+ (?:1st )?\d+:\d\d \[Ann Harbor\d+/);
});
