import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { selectRows } from '../db/content/rows.ts';
import { tableOf } from '../db/content/tables.ts';
import { game } from '../db/schema/game.ts';
import { insertRows } from '../editing/change-rows.ts';
import { createTwoColleges } from '../testing/api.ts';
import { createGame, createSeason, createSport } from '../testing/factories.ts';
import { author } from './authors/author.ts';
import { moment } from './moments/moment.ts';
import { story } from './stories/story.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
});
afterAll(() => site.close());

test('a moment outlives its game, and a story its author', async () => {
  const { db, harborId: tenantId } = site;
  const played = await createGame(db, await createSeason(db, await createSport(db, tenantId, 'football')));
  await insertRows(db, moment, [{ tenantId, id: 1, title: 'The shot', date: '2026-09-05', game: played.id }]);
  await insertRows(db, author, [{ tenantId, id: 1, title: 'Ann Reed', slug: 'ann-reed' }]);
  const given = { tenantId, id: 1, localDate: '2026-09-05', publishedAt: '2026-09-05T12:00:00Z' };
  await insertRows(db, story, [{ ...given, title: 'Opening day', slug: 'opening-day', author: 1 }]);
  await db.delete(game).where(eq(game.id, played.id));
  await db.delete(tableOf(author));
  expect(await selectRows(db, moment, tenantId)).toMatchObject([{ title: 'The shot', game: null }]);
  expect(await selectRows(db, story, tenantId)).toMatchObject([{ title: 'Opening day', author: null }]);
});
