import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { type Api, createApi } from '../../api/app.ts';
import { endpointsOf } from '../../api/content/endpoints.ts';
import { endpoints } from '../../api/endpoints.ts';
import { pathOf } from '../../api/openapi.ts';
import { createTenantRegistry } from '../../api/tenants.ts';
import { kinds } from '../../content/kinds.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { liveGame } from '../../db/schema/live.ts';
import { liveCollege } from '../../testing/live-college.ts';
import { overrideGameStatus } from './override-game-status.ts';

/** Milliseconds after which every response shows a change. */
const limit = 2000;

const college = liveCollege();
const { take } = college;
const log = { error: () => {} };

const examples: Record<string, string> = {
  '{from}': '2026-09-01',
  '{to}': '2026-09-30',
  '{sport}': 'womens-basketball',
  '{season}': '2026',
  '{type}': 'year',
  '{opponent}': '1',
  '{date}': '9-10-2026',
  '{gameIds}': '1',
  '{sportId}': '1',
  '{sport_id}': '1',
  '{slug}': 'opener',
  '{name}': 'home-rotator',
};

/** Content is not changed by games. */
const ofContent = new Set(kinds.flatMap(endpointsOf).map(({ path }) => path));

const addresses = endpoints
  .filter(({ path, recorded, staffOnly }) => !recorded && !staffOnly && !ofContent.has(path))
  .map((endpoint) => {
    const { parameters } = endpoint;
    const required = Object.keys(parameters).filter((name) => parameters[name]?.required);
    const query = required.map((name) => `${name}=${encodeURIComponent(parameters[name]?.example ?? '1')}`);
    return `${pathOf(endpoint).replace(/\{\w+\}/g, (part) => examples[part] ?? '1')}?${query.join('&')}`;
  });

const answersOf = async (api: Api): Promise<Record<string, string>> => {
  const answers: Record<string, string> = {};
  for (const address of addresses)
    answers[address] = await (await api.request(`http://harbor.localhost${address}`)).text();
  return answers;
};

const open = async () => {
  const tenants = await createTenantRegistry(college.database);
  const api = await createApi({ database: college.database, tenants, log });
  const close = async () => {
    await api.close();
    await tenants.close();
  };
  return { api, close };
};

const key = () => ({ tenantId: college.tenant.id, gameId: 1 });

type Writer = { before?: () => Promise<unknown>; write: () => Promise<unknown> };

/** Everything that changes a game in progress; a final game is a change of its college. */
const writers: Record<string, Writer> = {
  'the first snapshot': { write: () => take({}) },
  'a new score': { before: () => take({}), write: () => take({ home: 33, plays: 13 }) },
  'the same snapshot again': {
    before: async () => {
      await take({});
      await college.database.db.update(liveGame).set({ lastSeenAt: sql`now() - interval '10 minutes'` });
    },
    write: () => take({}),
  },
  'a delay by staff': {
    before: () => take({}),
    write: () => overrideGameStatus(college.database, key(), { action: 'delay', reason: 'Lightning' }),
  },
};

beforeEach(async () => {
  await college.database.db.update(gameTable).set({ gameCenterEnabled: true });
});

test.each(Object.entries(writers))(
  'after %s every response is the same as without a cache',
  async (_, { before, write }) => {
    // it knows the version of the game: the first announcement after a start counts as a change
    const cached = await open();
    await before?.();
    const earlier = await answersOf(cached.api);
    await write();
    const fresh = await open();
    const current = await answersOf(fresh.api);
    const changed = addresses.filter((address) => current[address] !== earlier[address]);
    expect(changed).not.toEqual([]);
    await vi.waitFor(
      async () => {
        const answers = await answersOf(cached.api);
        expect(addresses.filter((address) => answers[address] !== current[address])).toEqual([]);
      },
      { timeout: limit },
    );
    await Promise.all([cached.close(), fresh.close()]);
  },
);
