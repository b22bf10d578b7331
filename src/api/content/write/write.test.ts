import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type ContentKind, namedFields } from '../../../content/define-content.ts';
import { facility } from '../../../content/facilities/facility.ts';
import { kinds } from '../../../content/kinds.ts';
import { story } from '../../../content/stories/story.ts';
import { startConfirming } from '../../../db/confirmations.ts';
import { tableOf } from '../../../db/content/tables.ts';
import { contentChange } from '../../../db/schema/content-change.ts';
import { idempotencyKey } from '../../../db/schema/idempotency-key.ts';
import { createContent, sampleValue } from '../../../testing/content-factories.ts';
import { createImage, createPlayer, createSeason, createSport } from '../../../testing/factories.ts';
import { createWriters } from '../../../testing/writers.ts';
import { hiddenPathOf } from '../hidden-path.ts';
import { purgeIdempotencyKeys } from './idempotency.ts';
import { maxBodySize } from './read-body.ts';

let writers: Awaited<ReturnType<typeof createWriters>>;
let administrator: string;

beforeAll(async () => {
  writers = await createWriters();
  const { db, harborId } = writers;
  administrator = await writers.addToken('administrator');
  await createPlayer(db, await createSeason(db, await createSport(db, harborId)));
  await createContent(db, harborId, 'Sample');
  await createImage(db, harborId, { path: 'samples/own.svg' });
});
afterAll(() => writers.close());

const send = (...[method, path, options]: Parameters<typeof writers.send>) =>
  writers.send(method, path, { bearer: administrator, ...options });

let samples = 0;

/** Values that the rules of a kind require besides its required fields. */
const moreValues: Record<string, Record<string, unknown>> = {
  inductee: { title: 'Ned Ashford' },
  recordMark: { mark: '52' },
  standing: { conference: '4-1', overall: '6-2' },
  conferenceResult: { away: 'Harrow', awayScore: 7, homeScore: 10 },
  splash: { kind: 'image', image: '/media/samples/own.svg' },
  takeover: { type: 'Url', url: 'https://give.example.edu/day' },
  promotionLocation: { name: 'home-rotator' },
  promotionCampaign: { place: 'home-rotator' },
  trackingTag: { head: { script: [{ attributes: { src: 'https://tags.example.com/t.js' } }] } },
  redirectRule: { from: '/tickets/season', to: '/tickets' },
  coupon: { amount: 1000 },
};

/** Values with which a row of a kind can be added. */
async function sampleRow(kind: ContentKind): Promise<Record<string, unknown>> {
  const number = ++samples;
  const values: Record<string, unknown> = {};
  for (const { name, field } of namedFields(kind)) {
    // as it is printed, to the second
    if (field.presence === 'filled' && field.control === 'date-time') values[name] = '2026-09-01T12:00:00Z';
    if (field.presence !== 'required') continue;
    if (field.control === 'picture') {
      const { path } = await createImage(writers.db, writers.harborId, { path: `samples/${number}-${name}.svg` });
      values[name] = `/media/${path}`;
    } else if (field.accept) values[name] = '/files/samples/1-sample.pdf';
    else if ('to' in field.storage && field.storage.to === 'sport') values[name] = 'football';
    else if (['title', 'name', 'code'].includes(name)) values[name] = `SAMPLE${number}`;
    else values[name] = sampleValue(field, `Sample ${number}`);
  }
  return { ...values, ...moreValues[kind.name] };
}

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const path = hiddenPathOf(kind);

  test('is added, read, changed and ended', async () => {
    const added = await send('POST', path, { json: await sampleRow(kind) });
    const values = await added.json();
    expect([added.status, values]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
    const location = added.headers.get('location') ?? '';
    expect(location).toBe(`/api/v2${path}/${values.id}`);
    const etag = added.headers.get('etag') ?? '';
    const shown = await send('GET', location.replace('/api/v2', ''));
    expect([shown.status, (await shown.json()).id]).toEqual([200, values.id]);

    const read = await send('GET', `${path.replace('/Hidden/', '/Hidden/values/')}/${values.id}`);
    expect([read.status, read.headers.get('etag'), await read.json()]).toEqual([200, etag, values]);

    // what was read can be sent back, and changes nothing
    const same = await send('PATCH', `${path}/${values.id}`, { json: values, headers: { 'if-match': etag } });
    expect([same.status, await same.json(), same.headers.get('etag')]).toEqual([200, values, etag]);

    if (kind.isPermanent) return;
    const ended = await send('DELETE', `${path}/${values.id}`, { headers: { 'if-match': etag } });
    expect([ended.status, await ended.text()]).toEqual([204, '']);
    const [change] = await writers.db
      .select({ actor: contentChange.actor, action: contentChange.action })
      .from(contentChange)
      .where(eq(contentChange.kind, kind.name))
      .orderBy(contentChange.id);
    expect(change?.actor).toBe('administrator-1@harbor.example.edu (token 1)');
  });
});

test('every kind has an address of its own', () => {
  expect(new Set(kinds.map((kind) => hiddenPathOf(kind).toLowerCase())).size).toBe(kinds.length);
});

const addFacility = async (values: Record<string, unknown> = {}) => {
  const response = await send('POST', '/Hidden/Facilities', { json: { title: `Hall ${++samples}`, ...values } });
  const body = await response.json();
  if (response.status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.id as number, etag: response.headers.get('etag') ?? '', values: body };
};

test('of two changes of one version, the later one is refused with both values of each field', async () => {
  const { id, etag } = await addFacility();
  const headers = { 'if-match': etag };
  const first = await send('PATCH', `/Hidden/Facilities/${id}`, { json: { title: 'First' }, headers });
  const second = await send('PATCH', `/Hidden/Facilities/${id}`, { json: { title: 'Second' }, headers });
  expect([first.status, second.status, second.headers.get('content-type')]).toEqual([
    200,
    412,
    'application/problem+json',
  ]);
  expect((await second.json()).problems).toEqual([
    expect.objectContaining({ row: 0, field: 'id', code: 'stale' }),
    expect.objectContaining({ row: 0, field: 'title', code: 'stale', value: 'Second', stored: 'First', path: [] }),
  ]);
  const weak = { 'if-match': `W/${first.headers.get('etag')}` };
  const statuses = [
    await send('DELETE', `/Hidden/Facilities/${id}`, { headers }),
    await send('PATCH', `/Hidden/Facilities/${id}`, { json: { title: 'x' }, headers: { 'if-match': '"nonsense"' } }),
    await send('PATCH', `/Hidden/Facilities/${id}`, { json: { title: 'Third' }, headers: weak }),
    await send('PATCH', `/Hidden/Facilities/${id}`, { json: { title: 'Last' }, headers: { 'if-match': '*' } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([412, 412, 200, 200]);
});

test.each<[string, number, string, string, Parameters<typeof send>[2], object]>([
  [
    'several problems',
    422,
    'POST',
    '/Hidden/Facilities',
    { json: { capacity: 'many', colour: 'red' } },
    {
      problems: [
        expect.objectContaining({ field: 'colour', code: 'unknown', value: 'red' }),
        expect.objectContaining({ field: 'title', code: 'missing', value: null }),
        expect.objectContaining({ field: 'capacity', code: 'invalid', value: 'many' }),
      ],
    },
  ],
  ['an id that is given', 422, 'POST', '/Hidden/Facilities', { json: { id: 3, title: 'x' } }, {}],
  ['another id than in the address', 422, 'PATCH', '/Hidden/Facilities/1', { json: { id: 3, title: 'x' } }, {}],
  ['nothing to change', 422, 'PATCH', '/Hidden/Facilities/1', { json: {} }, {}],
  ['an id of nothing', 404, 'PATCH', '/Hidden/Facilities/9999', { json: { title: 'x' } }, {}],
  ['an id of nothing', 404, 'DELETE', '/Hidden/Facilities/9999', {}, {}],
  ['an id that is no number', 400, 'DELETE', '/Hidden/Facilities/first', {}, {}],
  ['no JSON', 400, 'POST', '/Hidden/Facilities', { text: '{"title":' }, {}],
  ['a list', 400, 'POST', '/Hidden/Facilities', { json: [] }, {}],
  ['a null character', 400, 'POST', '/Hidden/Facilities', { text: '{"title":"a\\u0000"}' }, {}],
  ['another type', 415, 'POST', '/Hidden/Facilities', { text: 'title=x', type: 'text/plain' }, {}],
  ['no type', 415, 'PATCH', '/Hidden/Facilities/1', { text: '{}', type: '' }, {}],
  ['a table where a row is expected', 415, 'POST', '/Hidden/Facilities', { text: 'title\nx', type: 'text/csv' }, {}],
  ['a body that is too large', 413, 'POST', '/Hidden/Facilities', { text: `"${'x'.repeat(maxBodySize)}"` }, {}],
  ['an unknown column', 400, 'POST', '/Hidden/Facilities/import', { text: 'colour\nred', type: 'text/csv' }, {}],
  ['a table without rows', 400, 'POST', '/Hidden/Facilities/import', { text: 'title', type: 'text/csv' }, {}],
  ['a list of no ids', 400, 'PUT', '/Hidden/Halls/order', { json: ['a'] }, {}],
  ['a list without some of its rows', 422, 'PUT', '/Hidden/Halls/order', { json: [1] }, {}],
  ['a method that is not allowed', 405, 'DELETE', '/Hidden/Facilities', {}, {}],
  [
    'a malformed key',
    400,
    'POST',
    '/Hidden/Facilities',
    { json: { title: 'x' }, headers: { 'idempotency-key': 'a b' } },
    {},
  ],
])('%s: %i, and nothing is written', async (_, status, method, path, options, expected) => {
  await send('POST', '/Hidden/Halls', { json: { title: `Hall ${++samples}` } });
  const before = [await writers.db.$count(tableOf(facility)), await writers.db.$count(contentChange)];
  const response = await send(method, path, options);
  const body = await response.json();
  expect([response.status, body]).toEqual([status, expect.objectContaining({ status, ...expected })]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect([await writers.db.$count(tableOf(facility)), await writers.db.$count(contentChange)]).toEqual(before);
});

test('a unique value of another row and a row that others need are conflicts', async () => {
  const first = await send('POST', '/Hidden/Tags', { json: { title: 'Homecoming' } });
  const again = await send('POST', '/Hidden/Tags', { json: { title: 'Homecoming' } });
  expect([first.status, again.status, (await again.json()).problems]).toEqual([
    201,
    409,
    expect.arrayContaining([expect.objectContaining({ field: 'title', code: 'duplicate', value: 'Homecoming' })]),
  ]);
  const [one, two] = await Promise.all(
    [1, 2].map(() => send('POST', '/Hidden/Tags', { json: { title: 'Rivalry week' } })),
  );
  expect([one?.status, two?.status].sort()).toEqual([201, 409]);
  const parent = (
    await (await send('POST', '/Hidden/NavigationItems', { json: { title: 'Fans', url: '/fans' } })).json()
  ).id;
  await send('POST', '/Hidden/NavigationItems', { json: { title: 'Parking', url: '/parking', parent } });
  const needed = await send('DELETE', `/Hidden/NavigationItems/${parent}`);
  expect([needed.status, (await needed.json()).problems]).toEqual([409, [expect.objectContaining({ code: 'in-use' })]]);
});

test('rows are imported from JSON and CSV, or only checked', async () => {
  const post = async (text: string, type: string, query = '') => {
    const response = await send('POST', `/Hidden/Facilities/import${query}`, { text, type });
    const { added, changed, unchanged } = await response.json();
    return [response.status, added, changed, unchanged];
  };
  const csv = 'Title,capacity\nImported rink,900\nImported pool,300\n';
  expect(await post(csv, 'text/csv', '?dryRun=true')).toEqual([200, 2, 0, 0]);
  expect(await post(csv, 'text/csv')).toEqual([200, 2, 0, 0]);
  const rows = [{ title: 'Imported rink', capacity: 950 }, { title: 'Imported pool' }, { title: 'Imported track' }];
  expect(await post(JSON.stringify(rows), 'application/json')).toEqual([200, 1, 1, 1]);
});

test('the rows of a list are put in order', async () => {
  const listed = async (): Promise<number[]> => {
    const { items } = await (await send('GET', '/Hidden/Staff/departments?pageSize=100')).json();
    return items.map(({ id }: { id: number }) => id);
  };
  for (const title of ['Tickets', 'Sports Medicine'])
    await send('POST', '/Hidden/Staff/departments', { json: { title } });
  const ids = await listed();
  expect(ids.length).toBeGreaterThan(2);
  const ordered = await send('PUT', '/Hidden/Staff/departments/order', { json: ids.toReversed() });
  expect([ordered.status, (await ordered.json()).rows]).toEqual([200, expect.any(Array)]);
  expect(await listed()).toEqual(ids.toReversed());
});

test('a repeated request with its key gets the first response, and is written once', async () => {
  const headers = { 'idempotency-key': 'facility-1' };
  const count = () => writers.db.$count(tableOf(facility));
  const before = await count();
  const first = await send('POST', '/Hidden/Facilities', { json: { title: 'Once' }, headers });
  const again = await send('POST', '/Hidden/Facilities', { json: { title: 'Once' }, headers });
  expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true']);
  expect([await again.json(), again.headers.get('location'), again.headers.get('etag')]).toEqual([
    await first.json(),
    first.headers.get('location'),
    first.headers.get('etag'),
  ]);
  const other = await send('POST', '/Hidden/Facilities', { json: { title: 'Twice' }, headers });
  expect([other.status, await count()]).toEqual([422, before + 1]);

  // each account has keys of its own, and a refused request can be repeated
  const editor = await writers.addToken('editor');
  const theirs = { bearer: editor, headers };
  expect((await send('POST', '/Hidden/Facilities', { json: { capacity: 'x' }, ...theirs })).status).toBe(422);
  expect((await send('POST', '/Hidden/Facilities', { json: { title: 'Theirs' }, ...theirs })).status).toBe(201);

  const key = { headers: { 'idempotency-key': 'at-once' } };
  const many = await Promise.all(
    Array.from({ length: 8 }, () => send('POST', '/Hidden/Facilities', { json: { title: 'At once' }, ...key })),
  );
  expect(many.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(await count()).toBe(before + 3);

  await writers.database.execute(`update idempotency_key set created_at = now() - interval '24 hours 1 second'`);
  expect((await send('POST', '/Hidden/Facilities', { json: { title: 'Next day' }, headers })).status).toBe(201);
  expect(await count()).toBe(before + 4);
  expect(await purgeIdempotencyKeys(writers.db)).toBe(2);
  expect(await writers.db.$count(idempotencyKey)).toBe(1);
});

test('200 writers of different rows lose nothing, and of two writers of one row one is refused', async () => {
  const ids: number[] = [];
  const rows = Array.from({ length: 200 }, (_, index) => ({ title: `Row ${index}` }));
  const imported = await send('POST', '/Hidden/Facilities/import', { json: rows });
  for (const { id } of (await imported.json()).rows) ids.push(id);
  const written = await Promise.all(
    ids.map((id) => send('PATCH', `/Hidden/Facilities/${id}`, { json: { capacity: id } })),
  );
  const wrong = written.filter(({ status }) => status !== 200);
  expect(await Promise.all(wrong.map((response) => response.text()))).toEqual([]);
  const stored = await writers.db.select().from(tableOf(facility));
  const capacities = new Map(stored.map((row) => [row.id, Reflect.get(row, 'capacity')]));
  expect(ids.filter((id) => capacities.get(id) !== id)).toEqual([]);

  const { id, etag } = await addFacility();
  const two = await Promise.all(
    ['One', 'Two'].map((title) =>
      send('PATCH', `/Hidden/Facilities/${id}`, { json: { title }, headers: { 'if-match': etag } }),
    ),
  );
  expect(two.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('a write has left every cache before its response', async () => {
  const stop = await startConfirming(writers.database, {
    port: 3000,
    lastGoodHours: 1,
    settle: async () => undefined,
    log: { warn: () => {} },
  });
  const { id } = await addFacility();
  const read = async () => (await send('GET', `/Facilities/${id}`)).status;
  const title = async () => (await (await send('GET', `/Facilities/${id}`)).json()).title;
  for (const wanted of ['A', 'B', 'C']) {
    await send('PATCH', `/Hidden/Facilities/${id}`, { json: { title: wanted } });
    expect(await title()).toBe(wanted);
  }
  expect(await read()).toBe(200);
  await send('PATCH', `/Hidden/Facilities/${id}`, { json: { access: 'hidden' } });
  expect(await read()).toBe(404);
  await stop();
});

test('a writer adds drafts, and a refusal is recorded with its request', async () => {
  const writer = await writers.addToken('writer');
  const added = await send('POST', '/Hidden/Stories', { bearer: writer, json: { title: 'A draft', access: 'hidden' } });
  const refused = await send('POST', '/Hidden/Stories', { bearer: writer, json: { title: 'News' } });
  expect([added.status, refused.status, (await refused.json()).detail]).toEqual([
    201,
    403,
    'A writer may not publish or change stories.',
  ]);
  expect(await writers.refusals()).toContainEqual(
    expect.objectContaining({ door: 'POST /Hidden/Stories', level: 'publish', kind: 'story' }),
  );
  expect(await writers.db.$count(tableOf(story), eq(Reflect.get(tableOf(story), 'title'), 'News'))).toBe(0);
});
