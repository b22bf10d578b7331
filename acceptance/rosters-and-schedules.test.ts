import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import { data, hasGameFiles } from './data.ts';
import { textOf } from './page/markup.ts';
import { readPage } from './run/request.ts';
import { createCollege, requireCommand, spawnCommand } from './run/run-command.ts';
import { emptyServer } from './run/shared-servers.ts';

describe.skipIf(!hasGameFiles())('rosters and schedules imported into a running server', () => {
  const site = emptyServer();

  beforeAll(async () => {
    await createCollege(site, 'terrapins', 'Maryland');
    await createCollege(site, 'mason', 'George Mason');
    await createCollege(site, 'nevada', 'Nevada');
  });

  const page = (tenant: string, address: string) => readPage(site, `http://${tenant}.localhost:${site.port}${address}`);

  test('every player of a roster file is on the roster page, and a second import adds nobody', async () => {
    const file = path.join(data, 'datasets/roster-wbb-maryland-2020-21.json');
    const argv = ['import', 'roster', file, '--tenant', 'terrapins', '--sport', 'womens-basketball'];
    const importRoster = () => requireCommand(site, ...argv, '--season', '2020-21');
    await importRoster();
    const roster: { name: string; hometown: string }[] = JSON.parse(await readFile(file, 'utf8'));
    expect(roster.length).toBeGreaterThan(5);
    const address = '/sports/womens-basketball/roster/2020-21?view=table';
    const html = await page('terrapins', address);
    for (const { name, hometown } of roster) {
      expect(textOf(html)).toContain(name.split(' ').at(-1));
      expect(textOf(html)).toContain(hometown);
    }
    await importRoster();
    const links = (text: string) => text.match(/href="\/sports\/womens-basketball\/roster\/[^"]*\/\d+"/g)?.length;
    expect(links(await page('terrapins', address))).toBe(links(html));
  });

  test('a calendar of one sport becomes its schedule, and a second import adds nothing', async () => {
    const file = path.join(data, 'ics/sidearm-georgemason-baseball-2024.ics');
    const importSchedule = () =>
      requireCommand(site, 'import', 'schedule', file, '--tenant', 'mason', '--sport', 'baseball');
    await importSchedule();
    const events = (await readFile(file, 'utf8')).match(/^BEGIN:VEVENT/gm)?.length;
    const html = await page('mason', '/sports/baseball/schedule/2024');
    const rows = (text: string) => text.match(/<li [^>]*\bid="\d+"/g)?.length;
    expect(rows(html)).toBe(events);
    expect(textOf(html)).toContain('Coastal Carolina');
    await importSchedule();
    expect(rows(await page('mason', '/sports/baseball/schedule/2024'))).toBe(events);
  });

  test('a calendar of all sports becomes their schedules with results, through the command-line program', async () => {
    const file = path.join(data, 'ics/sidearm-nevada-all-sports-2026-excerpt.ics');
    const { code, out, err } = await spawnCommand(site, 'import', 'schedule', file, '--tenant', 'nevada', '--json');
    expect([code, err]).toEqual([0, expect.any(String)]);
    expect(JSON.parse(out.trim().split('\n')[0] ?? '{}')).not.toHaveProperty('error');
    const home = await page('nevada', '/');
    const schedules = [...new Set(home.match(/\/sports\/[a-z-]+\/schedule/g))];
    expect(schedules.length).toBeGreaterThan(1);
    const texts = await Promise.all(schedules.map(async (address) => textOf(await page('nevada', address))));
    expect(texts.join(' ')).toMatch(/33[–-]36/);
  });
});
