import { endpoints } from '../api/endpoints.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import { type HiddenContent, marker } from './hidden-content.ts';
import type { HiddenSite } from './hidden-site.ts';

/** A request that must not be answered with hidden content unless staff of the college send it. */
export type HiddenRequest = {
  url: string;
  init?: RequestInit;
  kind: 'document' | 'payload' | 'action' | 'api' | 'picture' | 'feed' | 'public';
};

/** Every request that could be answered with hidden content. */
export function requestsFor(content: HiddenContent): HiddenRequest[] {
  return [...pageRequests(content), ...apiRequests(content), ...pictureRequests(content), ...feedRequests()];
}

function pageRequests({ pages }: HiddenContent): HiddenRequest[] {
  const forged = {
    origin: 'http://harbor.localhost',
    'sec-fetch-site': 'same-origin',
    'x-waku-action-location': pages[0]?.hidden ?? '',
  };
  const sent = (body: string, type: string) => ({
    method: 'POST',
    body,
    headers: { ...forged, 'content-type': type, 'content-length': String(body.length), rsc: '1' },
  });
  return pages.flatMap(({ hidden, open }): HiddenRequest[] => [
    { kind: 'document', url: hidden },
    { kind: 'document', url: `${hidden}?view=table&_rsc=1` },
    { kind: 'document', url: hidden, init: { method: 'HEAD' } },
    { kind: 'document', url: hidden, init: { headers: { 'if-none-match': '*', range: 'bytes=0-9' } } },
    { kind: 'payload', url: payloadAddress(hidden) },
    { kind: 'payload', url: payloadAddress(`${hidden}?view=table`) },
    { kind: 'public', url: hidden.toUpperCase() },
    { kind: 'public', url: `/${hidden}/` },
    { kind: 'public', url: hidden.replace('/hidden', '/protected') },
    { kind: 'public', url: open },
    { kind: 'public', url: payloadAddress(open) },
    // headers of a prefetch or a proxy
    {
      kind: 'public',
      url: payloadAddress('/'),
      init: {
        headers: { 'x-waku-route': hidden, 'x-forwarded-uri': hidden, referer: `http://harbor.localhost${hidden}` },
      },
    },
    { kind: 'public', url: `/RSC/R/x/..${hidden}.txt` },
    { kind: 'public', url: `/RSC/S/${hidden.slice(1)}.txt` },
    { kind: 'action', url: hidden, init: sent('a=1', 'application/x-www-form-urlencoded') },
    { kind: 'action', url: payloadAddress(hidden), init: sent('[]', 'text/plain') },
    { kind: 'action', url: payloadAddress('/'), init: sent('[]', 'text/plain') },
    { kind: 'action', url: '/RSC/F/assets/anything/action.txt', init: sent('[]', 'text/plain') },
    {
      kind: 'action',
      url: '/',
      init: sent(
        '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_a#b"\r\n\r\n\r\n--x--',
        'multipart/form-data; boundary=x',
      ),
    },
  ]);
}

/** Every endpoint with every parameter value that names hidden content. */
function apiRequests({ values, query }: HiddenContent): HiddenRequest[] {
  return endpoints.flatMap(({ path, version, staffOnly }) =>
    filled(path, values).flatMap((one): HiddenRequest[] => {
      const kind = staffOnly ? 'api' : 'public';
      return [
        { kind, url: `/api/v${version ?? 2}${one}?${query}` },
        { kind, url: `/api/v2.1${one.toUpperCase()}/?${query}` },
        {
          kind,
          url: `/api/v${version ?? 2}${one}?${query}`,
          init: { headers: { 'if-none-match': '*', 'x-tenant': 'summit' } },
        },
        { kind, url: `/api/v${version ?? 2}${one}?${query}`, init: { method: 'HEAD' } },
      ];
    }),
  );
}

function filled(path: string, values: HiddenContent['values']): string[] {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined) return [path];
  return (values[name] ?? ['1']).flatMap((value) => filled(path.replace(`{${name}}`, value), values));
}

const pictureRequests = ({ pictures }: HiddenContent): HiddenRequest[] =>
  pictures.flatMap((path): HiddenRequest[] => [
    { kind: 'picture', url: `/media/${path}` },
    { kind: 'picture', url: `/media/${path}`, init: { headers: { 'if-none-match': '*' } } },
    { kind: 'picture', url: `/media/${path}`, init: { method: 'HEAD' } },
    { kind: 'picture', url: `/images/resize?url=/media/${path}&width=8&type=png` },
    {
      kind: 'picture',
      url: `/images/convert?url=/media/${path}&type=png`,
      init: { headers: { 'if-none-match': '*' } },
    },
  ]);

const feedRequests = (): HiddenRequest[] =>
  [
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    ...['pages', 'news', 'stories-2026', 'people-football', 'games-football'].map((name) => `/sitemaps/${name}.xml`),
    `/search?q=${marker}`,
    '/',
    '/404',
    '/sports/football',
    '/sports/football/schedule',
    '/sports/football/results',
    ...['/schedule/print', '/schedule/text', '/results/print/0/all', '/roster/print'].map(
      (view) => `/sports/football${view}`,
    ),
    ...['/schedule/2027/pdf', '/schedule/2027.csv', '/schedule/2027.txt', '/roster/2027/pdf', '/stats/2027/pdf'].map(
      (file) => `/sports/football${file}`,
    ),
  ].map((url) => ({ kind: url.includes('.') ? ('feed' as const) : ('public' as const), url }));

/** The statuses that refuse each kind of request. */
const refusals: Partial<Record<HiddenRequest['kind'], readonly number[]>> = {
  document: [303],
  payload: [401],
  // a hidden form leads to the log-in
  action: [303, 404, 405],
  api: [401],
  picture: [404],
};

/** Sends the requests in turn and yields each leak in their responses. */
export async function* leaksOf(
  site: HiddenSite,
  requests: readonly HiddenRequest[],
  token?: string,
): AsyncGenerator<string> {
  for (const { url, init, kind } of requests) {
    const response = await site.request(url, { ...init, token });
    const { status, headers } = response;
    const body = await response.text();
    const name = `${init?.method ?? 'GET'} ${url} (${kind})`;
    const answer = `${body}\n${[...headers].join('\n')}`;
    const text = mentionsMarker(answer) ? withoutAddress(answer, url).toLowerCase() : '';
    if (mentionsMarker(text)) yield `${name} contains it: ${excerpt(text)}`;
    const allowed = refusals[kind];
    if (!allowed) continue;
    if (!allowed.includes(status)) yield `${name} answers ${status}`;
    if (['document', 'payload'].includes(kind) && body !== '') yield `${name} has a body`;
    if (headers.has('etag') || headers.has('last-modified')) yield `${name} has a validator`;
    if (kind === 'action') continue;
    if (headers.get('cache-control') !== 'no-store') yield `${name} may be cached`;
    if (kind === 'api' && headers.has('access-control-allow-origin')) yield `${name} is readable by other sites`;
    if (['document', 'payload'].includes(kind) && !headers.get('x-robots-tag')?.includes('noindex'))
      yield `${name} may be indexed`;
  }
}

export const findLeaks = (...args: Parameters<typeof leaksOf>): Promise<string[]> => Array.fromAsync(leaksOf(...args));

const mentionsMarker = (text: string) => text.toLowerCase().includes(marker);

/** Removes the requested address, which a response may repeat in any encoding. */
function withoutAddress(text: string, url: string): string {
  const path = decodeURIComponent(url).split('?')[0] ?? '';
  const page = path
    .replace(/^\/RSC\/R/, '')
    .replace(/\.txt$/, '')
    .replace(/^\/+/, '/')
    .replace(/\/$/, '');
  const terms = [
    url,
    path,
    page,
    page.replace(/^\/(HIDDEN|hidden|protected)/, ''),
    `q=${marker}`,
    `"q":"${marker}"`,
  ].filter((term) => term.length > 1);
  return terms
    .flatMap((term) => [term, term.toLowerCase(), encodeURIComponent(term), encodeURIComponent(term.toLowerCase())])
    .reduce((rest, term) => rest.replaceAll(term, ''), text);
}

const excerpt = (text: string) => {
  const at = text.indexOf(marker);
  return text.slice(Math.max(0, at - 60), at + 40).replaceAll('\n', ' ');
};
