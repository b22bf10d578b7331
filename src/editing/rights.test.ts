import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { requireTenant } from '../cli/tenants.ts';
import type { ContentKind } from '../content/define-content.ts';
import { gallery } from '../content/galleries/gallery.ts';
import { photo } from '../content/galleries/photo.ts';
import { kinds } from '../content/kinds.ts';
import { story } from '../content/stories/story.ts';
import { tableOf } from '../db/content/tables.ts';
import { image } from '../db/schema/image.ts';
import { staffRefusal } from '../db/schema/staff.ts';
import { areaOf, type Grant, type Rights, type Role, roleNames, roles } from '../domain/rights.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createAccount } from '../staff/accounts.ts';
import { createTwoColleges } from '../testing/api.ts';
import { createGame, createImage, createSeason, createSport } from '../testing/factories.ts';
import { endRows } from './end-rows.ts';
import { storeChanges } from './store-changes.ts';
import { writeRows } from './write-rows.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
let tenant: Tenant;
/** The first account. */
const accountId = 1;
let football: number;
let baseball: number;
let game: { id: number };
let picture: { id: number; path: string };

beforeAll(async () => {
  site = await createTwoColleges();
  tenant = await requireTenant(site.db, 'harbor');
  const account = { email: 'dana@harbor.example.edu', name: 'Dana', password: 'a long enough sentence' };
  await createAccount(site.db, tenant.id, account, 'anna');
  const sport = await createSport(site.db, tenant.id, 'football');
  football = sport.id;
  baseball = (await createSport(site.db, tenant.id, 'baseball')).id;
  game = await createGame(site.db, await createSeason(site.db, sport), { localDate: '2026-09-12' });
  picture = await createImage(site.db, tenant.id, { path: 'stories/opener.png', alt: 'The opener' });
});
beforeEach(() => site.db.delete(staffRefusal));
afterAll(() => site.close());

const grantOf = (role: Role, scope: Partial<Grant> = {}): Grant => ({
  ...{ role, sportId: null, gameId: null, day: null },
  ...scope,
});
const rightsOf = (...grants: Grant[]): Rights => ({ accountId, grants });
const writer = (rights: Rights) => ({ tenant, actor: 'dana', door: 'POST /Hidden/Stories', rights });

const refusals = () =>
  site.db
    .select({ door: staffRefusal.door, level: staffRefusal.level, kind: staffRefusal.kind, id: staffRefusal.contentId })
    .from(staffRefusal);

const write = (kind: ContentKind, values: Record<string, unknown>, rights?: Rights) =>
  writeRows(site.database, kind, [{ values }], rights ? writer(rights) : { tenant, actor: 'anna' });

let stories = 0;
/** Adds a story as the operator. */
async function addStory(values: Record<string, unknown>): Promise<number> {
  const [row] = await write(story, { title: `Story ${++stories}`, publishedAt: '2026-09-01T12:00', ...values });
  return row?.id ?? 0;
}

describe.each(roleNames)('the role %s', (role) => {
  test.each(kinds.map((kind) => [kind.name, kind] as const))(
    'writes %s as the table of rights says',
    async (_, kind) => {
      const { access } = kind.visibility;
      const granted = (roles[role].rights as Record<string, string>)[areaOf(kind.name)];
      const isScoped = roles[role].scopes.length > 0 && areaOf(kind.name) === 'stories';
      for (const visibility of access ? (['public', 'hidden'] as const) : (['public'] as const)) {
        const row = {
          tenantId: tenant.id,
          id: 7000,
          updatedAt: '2026-09-01T12:00:00Z',
          ...(access && { [access]: visibility }),
        };
        const enough = visibility === 'hidden' && !kind.partOf ? ['draft', 'publish'] : ['publish'];
        const written = storeChanges(site.db, kind, [{ action: 'change', before: row, after: row }], {
          ...writer(rightsOf(grantOf(role, roles[role].scopes.length > 0 ? { sportId: football } : {}))),
          now: Temporal.Now.instant(),
        }).then(
          () => true,
          (error: Error) => ('refused' in error ? false : Promise.reject(error)),
        );
        expect(await written, visibility).toBe(granted !== undefined && enough.includes(granted) && !isScoped);
      }
    },
  );
});

const hidden = { access: 'hidden' };

test.each<[string, Grant, () => Promise<unknown>, Record<string, unknown> | undefined]>([
  ['a writer adds a hidden story', grantOf('writer'), async () => hidden, undefined],
  ['a writer adds a public story', grantOf('writer'), async () => ({}), { level: 'publish', kind: 'story' }],
  ['a writer changes a hidden story', grantOf('writer'), async () => ({ id: await addStory(hidden) }), undefined],
  [
    'a writer shows a hidden story',
    grantOf('writer'),
    async () => ({ id: await addStory(hidden), access: 'public' }),
    { level: 'publish', kind: 'story' },
  ],
  [
    'a writer hides a public story',
    grantOf('writer'),
    async () => ({ id: await addStory({}), access: 'hidden' }),
    { level: 'publish', kind: 'story' },
  ],
  [
    'a contact of football adds a story about football',
    grantOf('sport-contact', { sportId: 1 }),
    async () => ({ sports: 'football' }),
    undefined,
  ],
  [
    'a contact of football takes over a story about baseball',
    grantOf('sport-contact', { sportId: 1 }),
    async () => ({ id: await addStory({ sports: 'baseball' }), sports: 'football' }),
    { level: 'publish', kind: 'story' },
  ],
  [
    'a contact of football gives a story to baseball',
    grantOf('sport-contact', { sportId: 1 }),
    async () => ({ id: await addStory({ sports: 'football' }), sports: 'football, baseball' }),
    { level: 'publish', kind: 'story' },
  ],
  [
    'a contact of baseball adds a story about a game of football',
    grantOf('sport-contact', { sportId: 2 }),
    async () => ({ sports: 'baseball', games: String(game.id) }),
    { level: 'publish', kind: 'story' },
  ],
  [
    'a contact of football adds a story about a game of football',
    grantOf('sport-contact', { sportId: 1 }),
    async () => ({ sports: 'football', games: String(game.id) }),
    undefined,
  ],
  [
    'a writer describes the picture of a public story in a hidden one',
    grantOf('writer'),
    async () => {
      await addStory({ image: `/media/${picture.path}` });
      return { id: await addStory({ ...hidden, image: `/media/${picture.path}` }), alt: 'Nonsense' };
    },
    { level: 'publish', kind: 'image' },
  ],
  [
    'a writer describes a picture that only a hidden story has',
    grantOf('writer'),
    async () => {
      const own = await createImage(site.db, tenant.id, { path: 'stories/draft.png', alt: 'A draft' });
      return { id: await addStory({ ...hidden, image: `/media/${own.path}` }), alt: 'A better description' };
    },
    undefined,
  ],
])('%s', async (name, grant, prepare, refusal) => {
  expect([football, baseball]).toEqual([1, 2]);
  const values = (await prepare()) as Record<string, unknown>;
  const given = { ...('id' in values ? {} : { publishedAt: '2026-09-01T12:00' }), title: name, ...values };
  const before = await site.db.$count(tableOf(story));
  const [error] = await write(story, given, rightsOf(grant)).then(
    () => [],
    (err: Error) => [err],
  );
  expect(await refusals()).toEqual(
    refusal ? [{ door: 'POST /Hidden/Stories', id: expect.toBeOneOf([null, expect.any(Number)]), ...refusal }] : [],
  );
  expect(error !== undefined).toBe(refusal !== undefined);
  const stored = await site.db
    .select()
    .from(tableOf(story))
    .where(eq(tableOf(story).id, Number(values['id'] ?? 0)));
  if (refusal) {
    expect(await site.db.$count(tableOf(story))).toBe(before);
    expect(stored.map((row) => Reflect.get(row, 'title'))).not.toContain(name);
  }
  const [{ alt } = { alt: '' }] = await site.db.select({ alt: image.alt }).from(image).where(eq(image.id, picture.id));
  expect(alt).toBe('The opener');
});

test('a photographer adds photos to a hidden gallery and moves none into a public one', async () => {
  const [draft, shown] = await Promise.all(
    ['hidden', 'public'].map(async (access) => (await write(gallery, { title: `A ${access} gallery`, access }))[0]),
  );
  const values = { image: `/media/${picture.path}`, gallery: String(draft?.id) };
  const rights = rightsOf(grantOf('photographer'));
  const [added] = await write(photo, values, rights);
  await expect(write(photo, { id: added?.id, gallery: String(shown?.id) }, rights)).rejects.toThrow(
    'A photographer may not publish or change galleries.',
  );
  await expect(write(photo, { ...values, gallery: String(shown?.id) }, rights)).rejects.toThrow('may not publish');
  await expect(endRows(site.database, gallery, [String(shown?.id)], writer(rights))).rejects.toThrow('may not publish');
  expect(await refusals()).toHaveLength(3);
  await endRows(site.database, photo, [String(added?.id)], writer(rights));
});

test('problems of a row are told only to those who may write it, and a dry run is refused as well', async () => {
  const id = await addStory({});
  const rights = rightsOf(grantOf('writer'));
  const stale = { values: { id, title: 'Mine' }, unchangedSince: '2020-01-01T00:00:00Z' };
  await expect(writeRows(site.database, story, [stale], writer(rights))).rejects.toThrow('A writer may not publish');
  await expect(
    writeRows(site.database, story, [{ values: { id, title: 'Mine' } }], { ...writer(rights), dryRun: true }),
  ).rejects.toThrow('A writer may not publish');
  await expect(
    endRows(site.database, story, [String(id)], { ...writer(rights), unchangedSince: '2020-01-01T00:00:00Z' }),
  ).rejects.toThrow('A writer may not publish');
});
