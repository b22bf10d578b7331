import path from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import { colleges, data, games, hasGameFiles } from './data.ts';
import { type FileGame, nameKey, readGameFile } from './files/game-file.ts';
import { differences, gameFacts, playsOf, printedLines } from './page/box-score.ts';
import { linksOf, tablesOf, textOf } from './page/markup.ts';
import { readPage } from './run/request.ts';
import { createCollege, type GameLine, importGames } from './run/run-command.ts';
import { emptyServer } from './run/shared-servers.ts';

describe.skipIf(!hasGameFiles())('real games imported into a running server', () => {
  const site = emptyServer();
  const exitCodes: Record<string, number | null> = {};
  const lines: GameLine[] = [];

  beforeAll(async () => {
    for (const [slug, { name, options = [] }] of Object.entries(colleges)) {
      await createCollege(site, slug, name, options);
      const files = games.filter(({ tenant }) => tenant === slug).map(({ file }) => path.join(data, file));
      const outcome = await importGames(site, slug, files);
      exitCodes[slug] = outcome.code;
      lines.push(...outcome.lines);
    }
  });

  test('every file is imported', () => {
    expect(Object.values(exitCodes)).toEqual(Object.keys(colleges).map(() => 0));
    expect(lines.filter(({ error }) => error)).toEqual([]);
  });

  test('importing the same files again changes nothing', async () => {
    const files = games.filter(({ tenant }) => tenant === 'unc').map(({ file }) => path.join(data, file));
    const { code, lines: again } = await importGames(site, 'unc', files);
    expect(code).toBe(0);
    expect(again.map(({ change, corrections }) => [change, corrections])).toEqual(files.map(() => ['unchanged', []]));
    expect(again.map(({ url }) => url).sort()).toEqual(
      lines
        .filter(({ url }) => url.includes('//unc.'))
        .map(({ url }) => url)
        .sort(),
    );
  });

  describe.each(games)('$file for $tenant', ({ file, tenant, sport }) => {
    let game: FileGame;
    let line: GameLine;
    let html: string;

    beforeAll(async () => {
      game = await readGameFile(path.join(data, file));
      const found = lines.find((each) => each.file === path.basename(file) && each.url.includes(`//${tenant}.`));
      if (!found) throw new Error(`${file} was not imported`);
      line = found;
      html = await readPage(site, line.url);
    });

    test('the JSON line describes the file', () => {
      const people = ({ players }: FileGame['home']) => players.filter(({ isTeam }) => !isTeam).length;
      expect(line).toMatchObject({
        format: file.split('/')[0]?.replace('ncaa', 'genius'),
        change: 'created',
        sport,
        gameId: expect.any(Number),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        teams: { away: game.away.name, home: game.home.name },
        players: people(game.away) + people(game.home),
        corrections: [],
        warnings: expect.any(Array),
      });
      expect(line.url).toMatch(
        new RegExp(`^http://${tenant}\\.localhost:${site.port}/sports/${sport}/stats/.*/boxscore/${line.gameId}$`),
      );
      const date = /\d{4}-\d\d-\d\d/.exec(file)?.[0];
      expect(line.date).toBe(date);
    });

    test('line score, team totals and every player’s figures on the page are the file’s', () => {
      expect(printedLines(html)).toBeGreaterThan(10);
      expect(differences(html, game)).toEqual([]);
    });

    test('officials, attendance and plays on the page are the file’s', () => {
      const facts = gameFacts(html);
      expect(facts.officials).toEqual(game.officials);
      expect(facts.attendance?.replace(',', '')).toBe(game.attendance > 0 ? String(game.attendance) : undefined);
      const { plays, headings } = playsOf(html);
      expect(plays).toHaveLength(line.plays);
      expect(plays.length + headings.length).toBeGreaterThanOrEqual(game.plays);
      expect(plays.filter((text) => text === '')).toEqual([]);
    });

    test('the document has, in order: headline, line score, tables, plays, related results', () => {
      const places = [
        '<h1',
        '>Score by ',
        '<section id="players"',
        '<section id="team"',
        '<section id="plays"',
        '<section id="game"',
        '>Latest results<',
        '<footer',
      ]
        .map((mark) => html.indexOf(mark))
        .filter((place) => place >= 0);
      expect(places.length).toBeGreaterThanOrEqual(line.plays > 0 ? 7 : 6);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      // streamed parts need a script to move them
      expect(html).not.toMatch(/<template id="B:|<div hidden id="S:|\$RC\(/);
    });

    test('the schedule shows the result and links to the box score', async () => {
      const season = /\/stats\/([^/]+)\//.exec(line.url)?.[1];
      const schedule = await readPage(site, `${new URL(line.url).origin}/sports/${sport}/schedule/${season}`);
      const oursAreHome = nameKey(line.teams.home).startsWith(nameKey(colleges[tenant]?.name ?? '').slice(0, 12));
      const [ours, theirs] = oursAreHome ? [line.score.home, line.score.away] : [line.score.away, line.score.home];
      const row =
        schedule.split(/(?=<li [^>]*\bid="\d+")/).find((each) => linksOf(each).includes(new URL(line.url).pathname)) ??
        '';
      expect(textOf(row)).toContain(oursAreHome ? line.teams.away : line.teams.home);
      expect(textOf(row)).toMatch(new RegExp(`${ours > theirs ? 'Win' : 'Loss'} ${ours}[–-]${theirs}`));
    });

    test('the roster links to our players, and a bio lists the game', async () => {
      const { origin, pathname } = new URL(line.url);
      const season = /\/stats\/([^/]+)\//.exec(pathname)?.[1];
      const bios = new Set(tablesOf(html).flatMap(({ rows }) => rows.flatMap(({ links }) => links)));
      const roster = await readPage(site, `${origin}/sports/${sport}/roster/${season}`);
      const [bio = ''] = [...bios].filter((href) => href.includes('/roster/'));
      expect(linksOf(roster)).toContain(bio);
      const page = await readPage(site, origin + bio);
      const links = tablesOf(page).flatMap(({ rows }) => rows.flatMap((row) => row.links));
      expect(links).toContain(pathname);
    });
  });
});
