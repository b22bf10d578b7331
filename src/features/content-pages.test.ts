import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApiClient } from '../api/client.ts';
import { inProcess } from '../api/transport.ts';
import { namedFields } from '../content/define-content.ts';
import { kinds } from '../content/kinds.ts';
import { createContentSite } from '../content/testing/content-site.ts';
import { matchPage } from '../routing/routes.ts';
import { loadPage } from './loads.ts';

let site: Awaited<ReturnType<typeof createContentSite>>;
beforeAll(async () => {
  site = await createContentSite();
});
afterAll(() => site.close());

/** The result of the load of a page; undefined where no page has this path. */
const load = async (path: string) => {
  const url = new URL(path, 'http://harbor.localhost');
  const matched = matchPage(url.pathname);
  const api = createApiClient({ transport: inProcess(site.api), tenant: 'harbor', log: console });
  return matched && loadPage({ ...matched, url, api });
};

const withUrls = kinds.filter(({ path, url }) => path && url).map((kind) => [kind.name, kind] as const);

describe.each(withUrls)('the address of the kind %s', (_, kind) => {
  const slug = namedFields(kind).find(({ key }) => key === kind.address?.slug)?.name;
  const urlOf = async (id: number): Promise<string> => (await site.json(`/api/v2${kind.path}/${id}`)).url;

  test('is the only one of its page: former names redirect to it, with the query', async () => {
    const { row } = await site.add(kind, { row: {} });
    const first = await urlOf(row);
    const page = /^\/[^#?]*$/.test(first) ? matchPage(first) : undefined;
    // files, rows of another page, and addresses with an id alone
    if (!page || (!slug && Object.keys(page.params).length < 2)) return;
    expect(await load(first)).not.toHaveProperty('redirect');
    if (slug) await site.run(`${kind.group} change`, { [slug]: 'renamed' }, [String(row)]);
    await site.announce(site.harborId);
    const current = await urlOf(row);
    const former = slug ? first : first.replace(/[^/]+?(?=(?:-department)?\/\d+$)/, 'former-$&');
    expect(former).not.toBe(current);
    expect(await load(`${former}?page=1`)).toEqual({ redirect: `${current}?page=1`, status: 301 });
  });
});
