import { afterAll, beforeAll, expect, it } from 'vitest';

import type { game } from '../../db/schema/game.ts';
import { gameState } from '../../domain/game-state.ts';
import { isUpcoming, localNow, type TimedGame } from '../../domain/upcoming.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCollege, createGame, createSeason, createSport } from '../../testing/factories.ts';

const timezone = 'America/New_York';

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
});
afterAll(() => site.close());

type Listed = TimedGame & { opponent: { title: string } };

async function everyPage(which: 'results' | 'upcoming'): Promise<Listed[]> {
  const pageOf = (page: number) => site.json(`/api/v2/EventsResults/${which}?pageSize=100&pageIndex=${page}`);
  const { pages, items } = await pageOf(1);
  for (let page = 2; page <= pages; page++) items.push(...(await pageOf(page)).items);
  return items;
}

it('GET EventsResults lists each game as upcoming or as a result, by the same rule as the pages', async () => {
  const { id: tenantId } = await createCollege(site.db, { slug: 'harbor', timezone });
  const now = Temporal.Now.zonedDateTimeISO(timezone);
  const hours = [-30, -2, 1];
  const shapes: Partial<typeof game.$inferInsert>[] = [
    {},
    { tbd: true },
    { allDay: true },
    { forfeit: 'us' },
    { localEndDate: now.add({ hours: 20 }).toPlainDate().toString() },
    ...Object.values(gameState).map((state) => ({ state })),
  ];
  for (const slug of ['football', 'mens-water-polo', 'mens-golf']) {
    const season = await createSeason(site.db, await createSport(site.db, tenantId, slug));
    for (const hour of hours) {
      const start = now.add({ hours: hour });
      for (const shape of shapes) {
        await createGame(site.db, season, {
          title: `${slug} ${hour} ${JSON.stringify(shape)}`,
          startsAt: start.toInstant().toString(),
          localDate: start.toPlainDate().toString(),
          ...shape,
        });
      }
    }
  }
  const [upcoming, results] = await Promise.all([everyPage('upcoming'), everyPage('results')]);
  expect(upcoming.length + results.length).toBe(3 * hours.length * shapes.length);
  const moment = localNow(timezone);
  const misplaced = [
    ...upcoming.filter((each) => !isUpcoming(each, moment)),
    ...results.filter((each) => isUpcoming(each, moment)),
  ];
  expect(misplaced.map(({ opponent }) => opponent.title)).toEqual([]);
});
