import { endpoints } from '../api/endpoints.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import type { HiddenSite } from './hidden-site.ts';
import { type HiddenThings, marker } from './hidden-things.ts';

/** One thing that somebody without a session of the college asks for. */
export type Question = {
  url: string;
  init?: RequestInit;
  kind: 'document' | 'payload' | 'action' | 'api' | 'picture' | 'feed' | 'public';
};

/** Every way to ask for what is hidden. */
export function questions(things: HiddenThings): Question[] {
  return [...pageQuestions(things), ...apiQuestions(things), ...pictureQuestions(things), ...feedQuestions()];
}

function pageQuestions({ pages }: HiddenThings): Question[] {
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
  return pages.flatMap(({ hidden, open }): Question[] => [
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
    // what a prefetching or another program of the site would send along
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

/** Every endpoint there is with every value that means something hidden: a new one is asked too. */
function apiQuestions({ values, query }: HiddenThings): Question[] {
  return endpoints.flatMap(({ path, version, staffOnly }) =>
    filled(path, values).flatMap((one): Question[] => {
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

function filled(path: string, values: HiddenThings['values']): string[] {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined) return [path];
  return (values[name] ?? ['1']).flatMap((value) => filled(path.replace(`{${name}}`, value), values));
}

const pictureQuestions = ({ pictures }: HiddenThings): Question[] =>
  pictures.flatMap((path): Question[] => [
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

const feedQuestions = (): Question[] =>
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
  ].map((url) => ({ kind: url.includes('.') ? ('feed' as const) : ('public' as const), url }));

/** What each kind of question for something hidden is answered with. */
const refusals: Partial<Record<Question['kind'], readonly number[]>> = {
  document: [303],
  payload: [401],
  action: [404, 405],
  api: [401],
  picture: [404],
};

/** What is wrong with the answer to a stranger; nothing where every wall holds. */
export async function breaches(site: HiddenSite, asked: readonly Question[], token?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { url, init, kind } of asked) {
    const response = await site.ask(url, { ...init, token });
    const { status, headers } = response;
    const body = await response.text();
    const name = `${init?.method ?? 'GET'} ${url} (${kind})`;
    const told = without(`${body}\n${[...headers].join('\n')}`, url).toLowerCase();
    if (told.includes(marker)) found.push(`${name} tells of it: ${excerpt(told)}`);
    const allowed = refusals[kind];
    if (!allowed) continue;
    if (!allowed.includes(status)) found.push(`${name} is answered ${status}`);
    if (['document', 'payload'].includes(kind) && body !== '') found.push(`${name} has a body`);
    if (headers.has('etag') || headers.has('last-modified')) found.push(`${name} has a validator`);
    if (kind === 'action') continue;
    if (headers.get('cache-control') !== 'no-store') found.push(`${name} may be kept`);
    if (kind === 'api' && headers.has('access-control-allow-origin')) found.push(`${name} is for other sites`);
    if (['document', 'payload'].includes(kind) && !headers.get('x-robots-tag')?.includes('noindex'))
      found.push(`${name} may be listed`);
  }
  return found;
}

/** An answer may repeat the address that was asked for, in any of its spellings. */
function without(text: string, url: string): string {
  const path = decodeURIComponent(url).split('?')[0] ?? '';
  const page = path
    .replace(/^\/RSC\/R/, '')
    .replace(/\.txt$/, '')
    .replace(/^\/+/, '/')
    .replace(/\/$/, '');
  const words = [
    url,
    path,
    page,
    page.replace(/^\/(HIDDEN|hidden|protected)/, ''),
    `q=${marker}`,
    `"q":"${marker}"`,
  ].filter((word) => word.length > 1);
  return words
    .flatMap((word) => [word, word.toLowerCase(), encodeURIComponent(word), encodeURIComponent(word.toLowerCase())])
    .reduce((left, word) => left.replaceAll(word, ''), text);
}

const excerpt = (told: string) => {
  const at = told.indexOf(marker);
  return told.slice(Math.max(0, at - 60), at + 40).replaceAll('\n', ' ');
};
