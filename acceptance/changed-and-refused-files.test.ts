import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTempFolder } from '../src/testing/temp-folder.ts';
import { data, hasGameFiles } from './data.ts';
import { sectionOf, tablesOf, textOf } from './page/markup.ts';
import { readPage } from './run/request.ts';
import { createCollege, importGames } from './run/run-command.ts';
import { emptyServer } from './run/shared-servers.ts';

const football = path.join(data, 'statcrew/fb-duke-at-unc-2025-11-22.xml');
const soccer = path.join(data, 'statcrew/msoc-washington-vs-ncstate-2025-12-15.xml');

describe.skipIf(!hasGameFiles())('changed and refused files', () => {
  const site = emptyServer();
  let folder: string;
  let original: string;
  let url: string;

  beforeAll(async () => {
    folder = await createTempFolder('fieldhouse-files-');
    original = await readFile(football, 'utf8');
    await createCollege(site, 'carolina', 'North Carolina');
    const { lines } = await importGames(site, 'carolina', [football]);
    url = lines[0]?.url ?? '';
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const write = async (name: string, content: string | Uint8Array): Promise<string> => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return file;
  };

  /** The text of the pages that show the game. */
  const pages = async () => {
    const { origin } = new URL(url);
    const addresses = [url, `${origin}/sports/football/schedule`, `${origin}/sports/football/roster`, `${origin}/`];
    const texts = await Promise.all(addresses.map((address) => readPage(site, address)));
    return texts.map(textOf);
  };

  const refused: [
    name: string,
    content: () => string | Uint8Array | Promise<string>,
    hasPosition: boolean,
    reason: RegExp,
  ][] = [
    ['truncated.xml', () => original.slice(0, 90_000), true, /end|clos|truncat|cut/i],
    ['doctype.xml', () => `<!DOCTYPE fbgame [<!ENTITY a "b">]>\n${original}`, true, /DOCTYPE/],
    ['not-well-formed.xml', () => original.replace('<rules ', '<rules & '), true, /./],
    ['empty.xml', () => '', false, /empty/i],
    ['gzip.xml', () => gzipSync(original), false, /gzip|compressed|packed|unpack/i],
    ['png.xml', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), false, /./],
    ['html.xml', () => '<!doctype html><html><body>fbgame</body></html>', false, /./],
    ['list.json', () => '[1, 2, 3]', false, /./],
    ['truncated.json', () => '{"Game": {"Type": "BasketballGame", ', true, /./],
    ['other-day.xml', () => original.replaceAll('11/22/2025', '11/15/2025'), false, /two games share one id/i],
    [
      'other-opponent.xml',
      () => original.replaceAll('name="Duke"', 'name="Elon"').replaceAll('"DU "', '"EL "'),
      false,
      /two games share one id/i,
    ],
    [
      'wrong-sport.xml',
      async () =>
        (await readFile(soccer, 'utf8'))
          .replaceAll('NC State', 'North Carolina')
          .replace(/gameid="[^"]*"/, 'gameid="6387650"')
          .replaceAll('12/15/2025', '11/22/2025'),
      false,
      /another sport/,
    ],
    [
      'season.xml',
      () => readFile(path.join(data, 'statcrew/bsseas-olemiss-2025-full-season.xml'), 'utf8'),
      false,
      /season/,
    ],
  ];

  test.each(refused)('%s is refused and changes no page', async (name, content, hasPosition, reason) => {
    const before = await pages();
    const file = await write(name, await content());
    const { code, lines } = await importGames(
      site,
      'carolina',
      [file],
      ...(name === 'wrong-sport.xml' ? ['--sport', 'mens-soccer'] : []),
    );
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    const [line] = lines;
    expect(line?.file).toBe(name);
    expect(line?.error).toMatch(reason);
    if (hasPosition) expect([line?.line, line?.column]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(await pages()).toEqual(before);
  });

  test('a refused file does not stop the import of the others', async () => {
    const bad = await write('first-of-two.xml', original.slice(0, 5000));
    const good = path.join(data, 'statcrew/vb-miami-at-unc-2025-11-29.xml');
    const { code, lines } = await importGames(site, 'carolina', [bad, path.join(folder, 'missing.xml'), good]);
    expect(code).toBe(1);
    expect(lines.map(({ error, change }) => (error ? 'refused' : change))).toEqual(['refused', 'refused', 'created']);
  });

  test('a dry run reports the changes and makes none', async () => {
    const before = await pages();
    const file = await write('dry.xml', original.replace('yds="90"', 'yds="91"'));
    const { code, lines } = await importGames(site, 'carolina', [file], '--dry-run');
    expect(code).toBe(0);
    expect(lines[0]?.corrections.length).toBeGreaterThan(0);
    expect(await pages()).toEqual(before);
  });

  test('a changed figure replaces the old one, is reported, and is shown as a correction', async () => {
    const file = await write('changed.xml', original.replace('<rush att="22" yds="90"', '<rush att="22" yds="91"'));
    const { code, lines } = await importGames(site, 'carolina', [file]);
    expect(code).toBe(0);
    expect(lines[0]).toMatchObject({ change: 'updated', url });
    expect(lines[0]?.corrections).toEqual([
      { field: expect.stringMatching(/Sheppard, Nate.*rushing.*yds/), before: '90', after: '91' },
    ]);
    expect(lines[0]?.warnings.join()).toMatch(/17[78]/);

    // the server learns of the import a moment after the command has ended
    await expect.poll(() => readPage(site, url), { timeout: 20_000 }).toContain('>Corrected<');
    const html = await readPage(site, url);
    const rushing = tablesOf(sectionOf(html, 'players')).find(
      ({ heading, caption }) => heading === 'Rushing' && caption.startsWith('Duke'),
    );
    expect(rushing?.rows.find(({ header }) => header === 'Sheppard, Nate')?.cells['NET']).toBe('91');
    const corrected = tablesOf(sectionOf(html, 'game')).find(({ heading }) => heading === 'Corrected');
    expect(corrected?.rows.map(({ cells }) => [cells['Before'], cells['Now']])).toEqual([['90', '91']]);
  });
});
