import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://lakeshore.example.edu';
const schedule = `${origin}/sports/football/schedule`;
const html = '<link href="/assets/site-a1.css"><a href="/sports/football/stats/2026/elm/boxscore/7">Box score</a>';

const { loaded } = vi.hoisted(() => ({ loaded: [] as string[] }));

// Workbox needs the globals of a service worker
vi.mock('./strategies.ts', () => {
  const strategy = {
    handle: async ({ request }: { request: Request }) => {
      loaded.push(new URL(request.url).pathname);
      return new Response(html);
    },
  };
  return { currentDocuments: strategy, assets: strategy, files: strategy };
});

const { savePage } = await import('./save-page.ts');
const { saveVisited } = await import('./visits.ts');

const event = {} as ExtendableEvent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  loaded.length = 0;
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('caches', { match: async () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const visit = async (connection: { saveData?: boolean; effectiveType?: string }) => {
  vi.stubGlobal('navigator', { connection });
  const saved = saveVisited(schedule, event);
  await vi.runAllTimersAsync();
  await saved;
};

test('a visited page is saved with its style sheets and the pages of its team', async () => {
  await visit({ effectiveType: '4g', saveData: false });
  expect(loaded).toEqual(
    expect.arrayContaining([
      '/sports/football/schedule',
      '/assets/site-a1.css',
      '/sports/football/roster',
      '/sports/football/stats/2026/elm/boxscore/7',
      '/tickets',
    ]),
  );
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is saved in advance with %j',
  async (connection) => {
    await visit(connection);
    expect(loaded).toEqual([]);
  },
);

test('with data saver, only the document of the offline page is saved, not its scripts', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await savePage('/offline', event);
  expect(loaded).toEqual(['/offline']);
});
