import { describe, expect, test, vi } from 'vitest';

import { apiFailure } from '../api/failure.ts';
import { loadPage } from '../features/loads.ts';
import type { LoadPage } from '../routing/load.ts';
import { getRequestContext } from '../routing/request-context.ts';
import { href } from '../routing/routes.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import type { RenderPage } from '../waku/site.ts';
import { api, apiWithRules, sport } from './testing/page-api.ts';
import { ask, createPageServer, seen } from './testing/page-server.ts';

describe('GET', () => {
  test.each([
    ['/', 200, 'page /'],
    ['/nope', 307, '/404?path=%2Fnope'],
    ['/404', 404, 'page /404'],
    ['/Sports//Football/?a=1', 301, '/sports/football?a=1'],
    ['/sports/football/schedule', 200, 'page /sports/football/schedule'],
    ['/sports/football/schedule/2026', 200, 'page /sports/football/schedule/2026'],
    ['/sports/football/schedule/1066', 404, 'page /sports/football/schedule/1066'],
    ['/sports/football/schedule/2025?location=H', 308, '/sports/football/schedule/2025-26?location=H'],
    ['/sports/fball/schedule/2025.txt', 301, '/sports/football/schedule/2025.txt'],
    ['/sports/football/schedule/2025.txt', 308, '/sports/football/schedule/2025-26.txt'],
    ['/sports/chess/schedule', 404, 'page /sports/chess/schedule'],
    ['/sports/fball/schedule/2026?location=H', 301, '/sports/football/schedule/2026?location=H'],
    ['/sports/football/roster/old-name/7', 301, '/sports/football/roster/new-name/7'],
    ['/sports/football/roster/new-name/7', 200, 'page /sports/football/roster/new-name/7'],
    ['/sports/football/roster/nobody/8', 404, 'page /sports/football/roster/nobody/8'],
    ['/sports/football/roster/nobody/x', 404, 'page /sports/football/roster/nobody/x'],
    ['/news/2026/9/5/old-title', 301, '/news/2026/9/5/new-title'],
    ['/news/2026/9/5/elsewhere', 302, 'https://allowed.example/x'],
    ['/news/2026/9/x/story', 404, 'page /news/2026/9/x/story'],
    ['/sports/chess', 404, 'page /sports/chess'],
    ['/calendar?date=11/22/2026&view=week', 200, 'page /calendar'],
    ['/calendar?date=2026-02-31', 400, 'page /calendar'],
    ['/calendar?sport=chess', 400, 'page /calendar'],
    ['/sports/football/results?type=Q', 400, 'page /sports/football/results'],
    ['/sports/football/results/print/0/q', 400, 'page /sports/football/results/print/0/q'],
    ['/calendar?sport=fball&view=week', 308, '/sports/football/calendar?view=week'],
    ['/sports/fball/calendar?view=list', 301, '/sports/football/calendar?view=list'],
    [
      '/sports/football/calendar/print/month/0/null/null/home',
      200,
      'page /sports/football/calendar/print/month/0/null/null/home',
    ],
    ['/calendar/print/month/0/2-31-2026/null/null', 400, 'page /calendar/print/month/0/2-31-2026/null/null'],
    ['/calendar/print/month/chess/0/null/null', 400, 'page /calendar/print/month/chess/0/null/null'],
    [
      '/calendar.aspx?date=9/19/2019&vtype=list&location=h&sport=0',
      301,
      '/calendar?date=9%2F19%2F2019&view=list&location=h',
    ],
    ['/calendar.aspx?date=9/19/2019&vtype=print&location=h&sport=0', 301, '/calendar/print/month/0/9-19-2019/null/h'],
    ['/calendar.aspx?path=football', 301, '/sports/football/calendar'],
    ['/calendar.aspx?game_id=12&sport_id=1', 301, '/sports/football/stats/2026/tamarack/boxscore/12'],
    ['/sports/football/schedule/print/2026', 200, 'page /sports/football/schedule/print/2026'],
    ['/sports/fball/schedule/text/2026', 301, '/sports/football/schedule/text/2026'],
    ['/sports/football/schedule/2026.csv', 200, 'Date\r\nSep 5 (Sat)\r\n'],
    ['/sports/football/schedule/2026/pdf', 200, '%PDF'],
    ['/sports/fball/schedule/2026/pdf', 301, '/sports/football/schedule/2026/pdf'],
    ['/sports/football/schedule/1066.txt', 307, '/404?path=%2Fsports%2Ffootball%2Fschedule%2F1066.txt'],
    ['/services/schedule_txt.ashx?schedule=1', 301, '/sports/football/schedule/2026.txt'],
    ['/sports/football/roster/2026', 200, 'page /sports/football/roster/2026'],
    ['/sports/football/roster/1066', 404, 'page /sports/football/roster/1066'],
    ['/sports/fball/roster/2025?view=table', 308, '/sports/football/roster/2025-26?view=table'],
    ['/sports/football/stats/2026/tamarack/boxscore/12', 200, 'page /sports/football/stats/2026/tamarack/boxscore/12'],
    [
      '/sports/fball/stats/2026/y/boxscore/12?view=plays',
      308,
      '/sports/football/stats/2026/tamarack/boxscore/12?view=plays',
    ],
    ['/sports/football/stats/2/tamarack-state/boxscore/12', 308, '/sports/football/stats/2026/tamarack/boxscore/12'],
    // ids of other sites
    ['/sports/chess/stats/2026/tamarack/boxscore/12', 404, 'page /sports/chess/stats/2026/tamarack/boxscore/12'],
    ['/sports/football/stats/2019/duke/boxscore/12', 404, 'page /sports/football/stats/2019/duke/boxscore/12'],
    ['/sports/football/roster/season/7', 404, 'page /sports/football/roster/season/7'],
    ['/sports/football/roster/john-smith/7', 404, 'page /sports/football/roster/john-smith/7'],
    ['/sports/football/stats/2026/elm/boxscore/14', 307, '/game-center/14'],
    ['/sports/football/stats/2026/elm/boxscore/13', 404, 'page /sports/football/stats/2026/elm/boxscore/13'],
    ['/sports/football/stats/2026/elm/boxscore/x', 404, 'page /sports/football/stats/2026/elm/boxscore/x'],
    ['/game-center/14', 200, 'page /game-center/14'],
    ['/game-center/99', 404, 'page /game-center/99'],
    ['/game-center/014', 404, 'page /game-center/014'],
    ['/facilities/lake-stadium/3', 200, 'page /facilities/lake-stadium/3'],
    ['/facilities/former-name/3?a=1', 301, '/facilities/lake-stadium/3?a=1'],
    ['/facilities/lake-stadium/4', 404, 'page /facilities/lake-stadium/4'],
    ['/splash/1', 200, 'page /splash/1'],
    ['/splash/2', 307, '/'],
    ['/splash/x', 307, '/'],
    ['/assets/gone.js', 404, 'Not found'],
  ])('%s → %i %s', async (path, status, text) => {
    expect(await seen(path)).toEqual([status, text]);
  });

  test.each([
    ['/RSC/R/_root.txt', 200, 'page /'],
    ['/RSC/R/nope.txt', 307, '/RSC/R/404.txt?query=path%3D%252Fnope'],
    [
      '/RSC/R/sports/fball/schedule.txt?query=location%3DH',
      301,
      '/RSC/R/sports/football/schedule.txt?query=location%3DH',
    ],
    ['/RSC/R/sports/football/roster/old-name/7.txt', 301, '/RSC/R/sports/football/roster/new-name/7.txt'],
    ['/RSC/R/news/2026/9/5/elsewhere.txt', 409, 'Elsewhere'],
    ['/RSC/R/sports/football/roster/2025.txt', 308, '/RSC/R/sports/football/roster/2025-26.txt'],
    ['/RSC/R/sports/football/stats/2026/elm/boxscore/14.txt', 307, '/RSC/R/game-center/14.txt'],
    ['/RSC/R/splash/2.txt', 307, '/RSC/R/_root.txt'],
    ['/RSC/F/some/action.txt', 404, 'Not found'],
  ])('of the payload %s → %i %s', async (path, status, text) => {
    expect(await seen(path)).toEqual([status, text]);
  });
});

describe('the load of a page', () => {
  const schedule = href('schedule', { globalSportNameSlug: 'football' });

  test.each([schedule, payloadAddress(schedule)])('runs once for %s, and the page gets its data', async (path) => {
    const load = vi.fn(loadPage);
    const printData: RenderPage = async () => Response.json(await getRequestContext().loaded);
    const response = await createPageServer({ renderPage: printData, load }).request(`http://lakeshore.example${path}`);
    expect(await response.json()).toMatchObject({ sport, schedule: {}, seasons: [{ seasonTitle: '2026' }] });
    expect(load).toHaveBeenCalledOnce();
  });

  test('runs while the shell renders', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const renderPage = vi.fn<RenderPage>(async () => new Response(JSON.stringify(await getRequestContext().loaded)));
    const response = createPageServer({ renderPage, load: () => promise }).request(
      `http://lakeshore.example${schedule}`,
    );
    await vi.waitFor(() => expect(renderPage).toHaveBeenCalledOnce());
    resolve({ title: '2026' });
    expect(await (await response).json()).toEqual({ title: '2026' });
  });

  test('that redirects discards the render', async () => {
    const cancel = vi.fn();
    const renderPage: RenderPage = async () => new Response(new ReadableStream({ cancel }));
    const response = await createPageServer({ renderPage }).request('http://lakeshore.example/sports/fball/schedule');
    expect([response.status, response.headers.get('location')]).toEqual([301, schedule]);
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  });

  test('that fails because of the data API → 503, also before the render fails', async () => {
    const load: LoadPage = async () => {
      throw apiFailure('/api/v2/Schedule', 504, 'no response within 5000 ms');
    };
    const app = createPageServer({ renderPage: () => new Promise(() => {}), load });
    expect((await app.request(`http://lakeshore.example${schedule}`)).status).toBe(503);
  });

  const hidden = href('hiddenRoster', { slug: 'football' });

  test.each([hidden, payloadAddress(hidden), '/staff-roster'])(
    'does not run for %s without a session',
    async (path) => {
      const load = vi.fn(loadPage);
      await ask(path, {}, { client: apiWithRules, load });
      expect(load).not.toHaveBeenCalled();
    },
  );
});

describe('a page that fails', () => {
  const failing = createPageServer({
    renderPage: async () => {
      throw new Error('the reason\n    at secret.ts');
    },
  });

  test('→ 500 with the error page, without the reason', async () => {
    const response = await failing.request('http://lakeshore.example/');
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong ']);
  });

  test('shows developers the kind of error and the request id, never the message', async () => {
    const response = await failing.request('http://lakeshore.example/?dev=true');
    expect(await response.text()).toMatch(/^Something went wrong Error\. See request [\w-]+ in the log\.$/);
  });

  test('keeps the security headers', async () => {
    const { headers } = await failing.request('http://lakeshore.example/');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('because the data API failed → 503 with Retry-After', async () => {
    const app = createPageServer({
      renderPage: async () => {
        throw apiFailure('/api/v2/Stories', 500, 'answered 500');
      },
    });
    const response = await app.request('http://lakeshore.example/');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.text()).toBe('Something went wrong ');
  });

  test('while React rendered it, because the data API failed → 503', async () => {
    const failure = apiFailure('/api/v2/Stories', 504, 'no response within 5000 ms');
    const app = createPageServer({
      renderPage: async () => new Response('<html></html>', { status: 500 }),
      client: { ...api, failure: () => failure },
    });
    expect((await app.request('http://lakeshore.example/')).status).toBe(503);
  });

  test('is recognized after React has started its response', async () => {
    const app = createPageServer({ renderPage: async () => new Response('<html></html>', { status: 500 }) });
    const response = await app.request('http://lakeshore.example/');
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong ']);
  });
});

describe('a file', () => {
  const path = '/sports/football/schedule/2026/pdf';

  test('has an ETag, its name, and its page as canonical, and is not indexed', async () => {
    const { headers } = await ask(path);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('inline; filename="a-pdf.pdf"');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('link')).toMatch(/^<http:\/\/[^>]*\/sports\/football\/schedule\/2026>; rel="canonical"$/);
    const again = await ask(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.headers.get('etag')]).toEqual([304, headers.get('etag')]);
  });

  test('has no payload, so the browser loads it', async () => {
    expect((await ask(payloadAddress(path))).status).toBe(409);
  });

  test('that cannot be written at the moment is a 503', async () => {
    const { status, headers } = await ask(path, {}, { arePdfsBusy: true });
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  });
});
