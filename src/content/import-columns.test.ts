import { afterAll, beforeAll, expect, test } from 'vitest';

import { runCommand } from '../cli/run-command.ts';
import { filesOf, recordedIo } from '../cli/testing/recorded-io.ts';
import { createTwoColleges } from '../testing/api.ts';
import { createSport } from '../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  await createSport(site.db, site.harborId, 'womens-soccer');
});
afterAll(() => site.close());

async function run(command: string, csv: string, options = {}) {
  const io = recordedIo();
  const input = {
    args: [],
    options: { tenant: 'harbor', ...options },
    files: filesOf({ name: 'rows.csv', bytes: Buffer.from(csv) }),
    fileCount: 1,
  };
  await runCommand(command, { database: site.database, port: 3000, io, actor: 'anna' }, input);
  await site.announce(site.harborId);
  return [...io.outs, ...io.errs];
}

test('press clippings are read with the headings and dates of a spreadsheet', async () => {
  const csv = `Headline/Title,Publication/Source,Published,URL,Byline,Sports
"Harbor, at last",Harbor Tribune,11/22/2026,https://tribune.example/1,Ann Reed,Women's Soccer
`;
  expect(await run('clipping import', csv)).toEqual(['rows.csv: 1 added, 0 changed, 0 unchanged']);
  expect((await site.json('/api/v2/Clippings')).items).toMatchObject([
    {
      title: 'Harbor, at last',
      outlet: 'Harbor Tribune',
      date: '2026-11-22',
      link: 'https://tribune.example/1',
      author: 'Ann Reed',
      sports: [{ globalSportNameSlug: 'womens-soccer' }],
    },
  ]);
  expect(await run('clipping import', csv)).toEqual(['rows.csv: 0 added, 0 changed, 1 unchanged']);
});

test('facilities are read with capacities as people write them, and with other columns by --map', async () => {
  const csv =
    'Stadium,City,Year built,Seating capacity,Ground,Contact\nHarbor Field,"Harbor, ME",1931,"31,500",Grass,Ed\n';
  const map = ['Ground=surface', 'Contact='];
  expect(await run('facility import', csv, { map })).toEqual(['rows.csv: 1 added, 0 changed, 0 unchanged']);
  expect((await site.json('/api/v2/Facilities')).items).toMatchObject([
    { title: 'Harbor Field', location: 'Harbor, ME', opened: 1931, capacity: 31_500, surface: 'Grass' },
  ]);
});

test.each([
  [undefined, 'rows.csv has the unknown column ground; known are: id, title,'],
  [['Ground'], '--map is "Ground"; it has to be a column and a field, such as Headline=title'],
  [['Ground=turf'], '--map names the unknown field turf; known are: title,'],
])('a file with an unknown column and --map %j is refused with the remedy', async (map, message) => {
  const [text] = await run('facility import', 'Stadium,Ground\nHarbor Field,Grass\n', map && { map });
  expect(text).toContain(message);
});
