import { Hono } from 'hono';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { kinds } from '../../../content/kinds.ts';
import { contentChange } from '../../../db/schema/content-change.ts';
import { loginAttempt } from '../../../db/schema/staff.ts';
import { findSession } from '../../../staff/sessions.ts';
import { createSport } from '../../../testing/factories.ts';
import { createWriters, requestOf, type SendOptions } from '../../../testing/writers.ts';
import { createSearchLimit } from '../../../web/search-limit.ts';
import { apiRoute, routeOf } from '../../api-route.ts';
import type { ApiEnv, Services } from '../../endpoint-middleware.ts';
import { writes } from '../../endpoints.ts';
import type { WriteContract } from './contract.ts';
import { writeMiddleware } from './write-middleware.ts';

let writers: Awaited<ReturnType<typeof createWriters>>;
beforeAll(async () => {
  writers = await createWriters();
  await createSport(writers.db, writers.harborId, 'football');
  await createSport(writers.db, writers.harborId, 'baseball');
});
afterAll(() => writers.close());

const bodies = { row: { title: 'Mine' }, changes: { title: 'Mine' }, ids: [1], rows: [{ title: 'Mine' }] };

const optionsFor = ({ body }: WriteContract): SendOptions => (body ? { json: bodies[body] } : {});
const pathFor = ({ path }: WriteContract) => path.replace('{id}', '1');

/** What makes a request one that must be refused, and the expected status. */
type Attack = { status: number; prepare: () => Promise<SendOptions> };

const attacks: Record<string, Attack> = {
  'no session': { status: 401, prepare: async () => ({}) },
  'a session of another college': {
    status: 401,
    prepare: async () => ({ session: await writers.addSession('administrator', { tenantId: writers.summitId }) }),
  },
  'an expired session': {
    status: 401,
    prepare: async () => {
      const session = await writers.addSession('administrator');
      await writers.database.execute(`update staff_session set expires_at = now() - interval '1 second'`);
      return { session };
    },
  },
  'a session that was idle for half an hour': {
    status: 401,
    prepare: async () => {
      const session = await writers.addSession('administrator');
      await writers.database.execute(`update staff_session set last_seen_at = now() - interval '31 minutes'`);
      return { session };
    },
  },
  'a session and a page of another site': {
    status: 403,
    prepare: async () => {
      const session = await writers.addSession('administrator');
      return { session, headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' } };
    },
  },
  'a session without its form token': {
    status: 403,
    prepare: async () => ({ session: await writers.addSession('administrator'), headers: { 'x-form-token': 'x' } }),
  },
  'a role that may not read this': {
    status: 403,
    prepare: async () => ({ bearer: await writers.addToken('sponsor-viewer') }),
  },
  'a token of another college': {
    status: 401,
    prepare: async () => ({ bearer: await writers.addToken('administrator', { tenantId: writers.summitId }) }),
  },
  'an expired token': {
    status: 401,
    prepare: async () => {
      const bearer = await writers.addToken('administrator');
      await writers.database.execute(`update api_token set expires_at = now() - interval '1 second'`);
      return { bearer };
    },
  },
  'a token that was ended': {
    status: 401,
    prepare: async () => {
      const bearer = await writers.addToken('administrator');
      await writers.database.execute('update api_token set ended_at = now()');
      return { bearer };
    },
  },
  'an unknown token': { status: 401, prepare: async () => ({ bearer: `fieldhouse_${'x'.repeat(43)}` }) },
};

describe.each(Object.entries(attacks))('with %s', (_, { status, prepare }) => {
  test('every write is refused, and changes nothing', async () => {
    const attack = await prepare();
    const before = await writers.db.$count(contentChange);
    const wrong: string[] = [];
    for (const write of writes) {
      // the limit of requests with unknown tokens would be reached
      if (attack.bearer) await writers.db.delete(loginAttempt);
      const response = await writers.send(write.method, pathFor(write), { ...optionsFor(write), ...attack });
      const isProblem = response.headers.get('content-type') === 'application/problem+json';
      if (response.status !== status || !isProblem || response.headers.has('access-control-allow-origin'))
        wrong.push(`${write.method} ${write.path} ${response.status}`);
    }
    expect(wrong).toEqual([]);
    expect(await writers.db.$count(contentChange)).toBe(before);
  });
});

test('every write has the same guards, in order', () => {
  const services = {} as Services;
  const guards = writes.map((write) =>
    writeMiddleware(write, services)
      .map(({ name }) => name)
      .join(' '),
  );
  expect([...new Set(guards)]).toEqual(['college staffRights ownForm recentSession values write']);
});

describe('without the guard', () => {
  const addTag = writes.find(({ kind, action }) => kind.name === 'tag' && action === 'add');
  let tags = 0;

  /** The status of a request to an API whose writes lack a guard, or have another one in its place. */
  async function statusWithout(guard: string, attack: SendOptions, instead?: Hono<ApiEnv>): Promise<number> {
    if (!addTag) throw new Error('tags cannot be added');
    const services: Services = {
      ...({} as Services),
      db: writers.db,
      database: writers.database,
      findTenant: async () => (await writers.tenants.findBySlug('harbor')) as never,
      staff: {
        findSession: async (tenantId, token) => findSession(writers.db, tenantId, token),
      },
      writeTurn: pLimit(1),
      searchLimit: createSearchLimit(),
    };
    const app = new Hono<ApiEnv>({ getPath: apiRoute });
    if (instead) app.route('/', instead);
    const rest = writeMiddleware(addTag, services).filter(({ name }) => name !== guard);
    app.on([addTag.method], [routeOf(addTag)], ...rest);
    const tag = { json: { title: `Tag ${++tags}` }, ...attack };
    return (await app.request(requestOf(addTag.method, addTag.path, tag))).status;
  }

  test.each([
    ['ownForm', 'a session and a page of another site'],
    ['ownForm', 'a session without its form token'],
    ['recentSession', 'a session that was idle for half an hour'],
  ])('%s, a request with %s is not refused', async (guard, name) => {
    const attack = (await attacks[name]?.prepare()) ?? {};
    expect(await statusWithout('none', attack)).toBe(attacks[name]?.status);
    expect(await statusWithout(guard, attack)).toBe(201);
  });

  test.each(Object.keys(attacks).filter((name) => attacks[name]?.status === 401 && !name.includes('idle')))(
    'staffRights, a request with %s reaches the write',
    async (name) => {
      const attack = (await attacks[name]?.prepare()) ?? {};
      const instead = new Hono<ApiEnv>({ getPath: apiRoute });
      instead.use(async (c, next) => {
        const grants = [{ role: 'administrator', sportId: null, gameId: null, day: null }] as const;
        c.set('rights', { accountId: 1, tokenId: 1, grants });
        return next();
      });
      expect(await statusWithout('none', attack)).toBe(401);
      expect(await statusWithout('staffRights', attack, instead)).toBe(201);
    },
  );
});

describe('the right to each row is checked', () => {
  const drafts = kinds.filter(({ visibility }) => visibility.access);

  test.each<[string, () => Promise<string>]>([
    ['a writer', () => writers.addToken('writer')],
    ['a scorer', () => writers.addToken('scorer')],
    ['a photographer', () => writers.addToken('photographer')],
  ])('%s publishes nothing outside of the own area', async (_, token) => {
    const bearer = await token();
    const added: string[] = [];
    for (const write of writes.filter(({ action }) => action === 'add' || action === 'import')) {
      const { status } = await writers.send(write.method, write.path, { ...optionsFor(write), bearer });
      if (status < 400) added.push(write.path);
    }
    expect(added).toEqual([]);
    expect(drafts.length).toBeGreaterThan(20);
  });

  test('a sport contact writes stories of the own sport only', async () => {
    const bearer = await writers.addToken('sport-contact', { sportId: 1 });
    const add = async (sports: string[]) =>
      (await writers.send('POST', '/Hidden/Stories', { bearer, json: { title: sports.join(' and '), sports } })).status;
    expect([
      await add(['football']),
      await add(['baseball']),
      await add(['football', 'baseball']),
      await add([]),
    ]).toEqual([201, 403, 403, 403]);
  });
});

test('a row of another college is not found', async () => {
  const bearer = await writers.addToken('administrator');
  const theirs = await writers.addToken('administrator', { tenantId: writers.summitId });
  const host = 'summit.localhost';
  for (let index = 0; index < 3; index += 1)
    await writers.send('POST', '/Hidden/Authors', { bearer: theirs, host, json: { title: `Author ${index}` } });
  const { id } = await (
    await writers.send('POST', '/Hidden/Authors', { bearer: theirs, host, json: { title: 'Their author' } })
  ).json();
  expect(id).toBeGreaterThan(3);
  const statuses = await Promise.all([
    writers.send('PATCH', `/Hidden/Authors/${id}`, { bearer, json: { title: 'Ours' } }),
    writers.send('DELETE', `/Hidden/Authors/${id}`, { bearer }),
    writers.send('GET', `/Hidden/values/Authors/${id}`, { bearer }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a replayed key needs the same rights as the first request, and a session may write with its form token', async () => {
  const session = await writers.addSession('administrator');
  const request = { json: { title: 'By session' }, headers: { 'idempotency-key': 'replayed' } };
  const first = await writers.send('POST', '/Hidden/Tags', { ...request, session });
  expect(first.status).toBe(201);
  const headers = { ...request.headers, 'x-form-token': 'x' };
  expect((await writers.send('POST', '/Hidden/Tags', { ...request, session, headers })).status).toBe(403);
  const other = await writers.send('POST', '/Hidden/Tags', {
    ...request,
    bearer: await writers.addToken('administrator'),
  });
  expect([other.status, other.headers.get('idempotency-replayed')]).toEqual([409, null]);
  await writers.database.execute('delete from staff_session');
  expect((await writers.send('POST', '/Hidden/Tags', { ...request, session })).status).toBe(401);
});
