import { afterAll, beforeAll, expect, test } from 'vitest';

import { standing } from '../content/standings/standing.ts';
import { tableOf } from '../db/content/tables.ts';
import { opponentAlias } from '../db/schema/opponent.ts';
import { createTestApi } from '../testing/api.ts';
import { createCompleteCollege } from '../testing/complete-college.ts';
import { copyCollege, linkFirstRows, removeCollege } from '../testing/copy-college.ts';
import { addressOf } from '../testing/endpoint-addresses.ts';
import { emptyTables, fillTables } from '../testing/fill-tables.ts';
import { endpoints } from './endpoints.ts';

const marker = 'Zwilling';
let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
  const { db } = site;
  await createCompleteCollege(db);
  await linkFirstRows(db, 1);
  const alias = { tenantId: 1, id: 1, opponentId: 1, alias: 'Nfield', normalized: 'nfield', kind: 'name' as const };
  await db.insert(opponentAlias).values([alias, { ...alias, id: 2, alias: 'NF State', normalized: 'nfstate' }]);
  const line = { tenantId: 1, sportId: 1, season: '2026', conference: '1-0' };
  await db.insert(tableOf(standing)).values([
    { ...line, id: 1, team: 'NF State' },
    { ...line, id: 2, team: 'Elm' },
  ]);
  await fillTables(db, 1);
  await copyCollege(db, 1, { slug: 'summit', marker });
  await site.announce(0);
});
afterAll(() => site.close());

const addresses = endpoints.filter(({ recorded, staffOnly }) => !recorded && !staffOnly).map(addressOf);
const readAll = async (slug: string) => {
  const answers: Record<string, string> = {};
  for (const address of addresses) {
    const answer = await site.get(address, {}, `${slug}.localhost`);
    answers[address] = `${answer.status} ${await answer.text()}`;
  }
  return answers;
};

/** Responses that print no name: settings, ids and scores, and those of sports, days and games in progress without any. */
const textless = new RegExp(
  `^/api/v2/(?:${[
    'common/(?:config|templates)|Google|Analytics|mobile|TrackingTag|Notifications|Takeovers|route-rules|navigation/sections',
    'Seo|Schedule/pasts|ScheduleGames/1/results|Rosters/list',
    'Stats/(?!football)[a-z-]+/game-teams|Leaders|LiveStats|live|OnThisDay|Stories/1/neighbors',
  ].join('|')})\\b`,
);

test('both colleges have rows in every table', async () => {
  expect([await emptyTables(site.db, 1), await emptyTables(site.db, 2)]).toEqual([[], []]);
});

test('every response of a college is the same with and without another college with equal ids and different names', async () => {
  const [harbor, summit] = [await readAll('harbor'), await readAll('summit')];
  expect(site.failures).toEqual([]);
  expect(Object.entries(harbor).filter(([, answer]) => answer.includes(marker))).toEqual([]);
  expect(
    Object.keys(summit).filter((address) => !summit[address]?.includes(marker) && !textless.test(address)),
  ).toEqual([]);
  const { tables } = await site.json('/api/v2/Standings/football/2026');
  expect(tables[0].rows.map(({ team }: { team: string }) => team)).toEqual(['harbor', 'Elm', 'Northfield', 'sample']);
  await removeCollege(site.db, 1);
  await site.announce(0);
  expect(await readAll('summit')).toEqual(summit);
});
