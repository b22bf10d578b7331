import { expect, test } from 'vitest';

import type { SportFamily } from '../../domain/sport-family.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { readSeasonFile } from './read-season-file.ts';

function read(content: string, family: SportFamily) {
  const book = getSeasonBook(family);
  if (!book) throw new Error(family);
  return readSeasonFile(new TextEncoder().encode(content), { family, title: `the ${family}`, book });
}

const lineOf = (file: ReturnType<typeof read>, lastName: string, scope = 'overall') =>
  file.lines.find((line) => line.lastName === lastName && line.scope === scope);

const baseball = `<bsseas source="TAS Baseball/Softball" date="6/2/1998">
  <venue erabasis="9"/>
  <team id="HU" name="Harbor" season="1998" overall="1-1-0" coach="Cal Coe"/>
  <totals gp="2"><hitting ab="60" r="9" h="15" double="1" triple="0" hr="1" bb="2" hbp="0" sf="0" bavg=".250"/>
    <pitching appear="2" win="1" loss="1" save="0" ip="18.0" h="9" r="7" er="6" bb="1" k="9" era="3.00"/></totals>
  <opponent><hitting ab="62" r="7" h="9" bavg=".145"/></opponent>
  <player name="Ann Ash" uni="07" gp="2" gs="2" class="JR" pos="RHP">
    <hitting ab="8" r="x" h="3" double="1" triple="0" hr="0" bb="1" hbp="0" sf="0" bavg=".400"/>
    <pitching appear="2" win="1" loss="1" save="0" cg="1" sho="0" cbo="1" ip="10.1" h="9" r="7" er="6" bb="1" k="9" era="5.23"/>
    <shoes size="9"/></player>
  <player name="Ben Birch" uni="0"><hitting ab="0" r="0" h="0"/><pitching appear="0" ip="" bavg=".000"/></player>
  <games><game date="2/14/1998" oppname="Elm" ownscore="5" oppscore="3" homeaway="H" attend="120"/>
    <game date="2/31/1998" oppname="Elm" ownscore="4" oppscore="4" homeaway="A"/></games>
</bsseas>`;

test('season XML gives lines with innings as outs and decisions as counts', () => {
  const file = read(baseball, 'baseball');
  expect([file.format, file.source, file.sourceDate]).toEqual(['statcrew', 'TAS Baseball/Softball', '1998-06-02']);
  expect(file.facts).toMatchObject({ team: 'Harbor', overall: '1-1-0', coach: 'Cal Coe', eraInnings: 9 });
  const ash = lineOf(file, 'Ash');
  expect(ash).toMatchObject({ subject: 'player', firstName: 'Ann', jersey: '7', position: 'RHP', classYear: 'Junior' });
  expect(ash?.stats['pitching']).toMatchObject({ outs: 31, wins: 1, losses: 1, app: 2, cg: 1, cbo: 1, so: 9 });
  expect(ash?.stats['games']).toEqual({ gp: 2, gs: 2 });
  expect(file.lines.find(({ subject }) => subject === 'team')?.stats['games']).toEqual({ gp: 2 });
});

test('a player whose line has only zeros did not play', () => {
  expect(lineOf(read(baseball, 'baseball'), 'Birch')?.stats).toEqual({});
});

test('an unreadable cell, a contradiction, an unknown element and an impossible date are warnings', () => {
  const { warnings, unread, lines, games } = read(baseball, 'baseball');
  expect(unread.join('\n')).toMatch(/<hitting r="x"> is invalid/);
  expect(warnings.join('\n')).toMatch(
    /Ash, Ann: .*AVG is \.400, but the other figures give \.375; imported as published/,
  );
  expect(warnings.join('\n')).toMatch(/<shoes>: not part of the statistics/);
  expect(unread.join('\n')).toMatch(/date "2\/31\/1998"/);
  expect([lines[0]?.printed, games.length]).toEqual([{ 'individual-overall-batting': { avg: '.400' } }, 1]);
});

test('every figure of season XML is in the tables as published', () => {
  const sheet = read(baseball, 'baseball').sheets.find(({ section }) => section === 'source-hitting');
  expect(sheet?.rows[0]?.cells).toEqual(['8', 'x', '3', '1', '0', '0', '1', '0', '0', '.400']);
  expect(sheet?.foot.map(({ kind }) => kind)).toEqual(['total', 'opponents']);
});

test('season XML of other sports is read with the elements of their games', () => {
  const file = read(
    `<bbseas source="TAS Basketball"><team name="Harbor"/><totals gp="30"><stats fgm="800" fga="1700" tp="2100"/></totals>
      <player name="ASH,ANN" uni="4" gp="30" gs="29"><stats fgm="200" fga="400" tp="500" min="900"/><hands left="1"/></player></bbseas>`,
    'basketball',
  );
  expect(lineOf(file, 'Ash')?.stats).toEqual({
    box: { sec: 54_000, fgm: 200, fga: 400, pts: 500 },
    games: { gp: 30, gs: 29 },
  });
  expect(file.warnings).toEqual(['<hands>: not part of the statistics; shown as published only']);
});

test('a goalkeeper’s decisions in season XML are counts', () => {
  const file = read(
    `<hkseas><team name="Harbor"/><player name="Ann Ash" uni="1" gp="20"><goalie ga="40" saves="500" w="12" l="8"/></player></hkseas>`,
    'icehockey',
  );
  expect(lineOf(file, 'Ash')?.stats['goalkeeping']).toMatchObject({ ga: 40, saves: 500, wins: 12, losses: 8 });
});

const table = (rows: object[], name = 'Overall') =>
  JSON.stringify({ "Harbor 1998-99 Women's Basketball": { Individual: { [name]: rows } } });
const ash = {
  '# #': '04',
  'Player Player': 'Ash, Ann  04 Ash, Ann',
  'GP GP': 10,
  'GS GS': 9,
  'Minutes TOT': 300,
  'Minutes AVG': 30.0,
  'FG FGM': 50,
  'FG FGA': 100,
  'FG FG%': 0.5,
  'Scoring PTS': '1,276',
  'Scoring AVG': 127.6,
};

test('season tables are matched by heading, with numbers as written', () => {
  const file = read(table([ash, { ...ash, '# #': null, 'Player Player': 'Total', 'GS GS': null }]), 'basketball');
  expect(lineOf(file, 'Ash')).toMatchObject({
    firstName: 'Ann',
    jersey: '4',
    stats: { games: { gp: 10, gs: 9 }, box: { sec: 18_000, fgm: 50, fga: 100, pts: 1276 } },
    printed: {},
  });
  expect(file.lines.map(({ subject }) => subject)).toEqual(['player', 'team']);
  expect(file.sheets[0]?.rows[0]).toMatchObject({ name: 'Ash, Ann', jersey: '04' });
});

test('NaN in season tables is an empty cell, and text in a figure is skipped with a warning', () => {
  const file = read(table([{ ...ash, 'FG FGM': 'many' }]).replace('"GS GS":9', '"GS GS":NaN'), 'basketball');
  expect(lineOf(file, 'Ash')?.stats['games']).toEqual({ gp: 10 });
  expect(lineOf(file, 'Ash')?.stats['box']).not.toHaveProperty('fgm');
  expect(file.unread).toEqual(['table "Overall", Ash, Ann: FGM "many" is not a figure; the cell is skipped']);
});

test('a printed rate that its counts contradict stays as printed', () => {
  const file = read(table([{ ...ash, 'FG FG%': 0.512 }]), 'basketball');
  expect(lineOf(file, 'Ash')?.printed).toEqual({ 'individual-overall': { fgPct: '.512' } });
});

test('conference tables and columns of their own are kept apart', () => {
  const rows = [{ ...ash, 'AST/G AST/G': 3.1 }];
  const file = read(table(rows, 'Conference'), 'basketball');
  expect(lineOf(file, 'Ash', 'conference')?.printed).toEqual({ 'individual-overall': { 'extra-ast-g': '3.1' } });
  expect(file.facts.extraColumns?.[0]).toMatchObject({
    scope: 'conference',
    after: 'ptsAvg',
    column: { heading: 'AST/G' },
  });
});

test.each([
  [
    baseball,
    'softballs',
    'basketball',
    'The file has the season of baseball or softball, but --sport is the basketball.',
  ],
  ['<bsgame/>', 'a game', 'baseball', 'This file has one game, not the totals of a season. Use import game.'],
  ['<zzseas/>', 'an unknown root', 'baseball', 'The root element <zzseas> is not of a known season format.'],
  ['{"a":1}', 'other JSON', 'basketball', 'This JSON has no tables of season statistics.'],
  ['<bsseas/>', 'no players', 'baseball', 'The season has no players and no totals.'],
  [
    '{"Individual":{"Overall":[',
    'truncated JSON',
    'basketball',
    'line 1, column 27: The JSON is damaged or truncated here.',
  ],
] as const)('%#: a file with %s is refused with the reason', (content, _, family, reason) => {
  expect(() => read(content, family)).toThrow(reason);
});
