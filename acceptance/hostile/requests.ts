import { apiAddresses, pageAddresses } from './addresses.ts';

/** A malformed or malicious request. */
export type Hostile = {
  name: string;
  target: string;
  method?: string;
  host?: string;
  headers?: string[];
  body?: string;
};

const odd = 'x: y'.repeat(10);

const headers: Hostile[] = [
  { name: 'a header of 100 kB', target: '/', headers: [`X-Large: ${'a'.repeat(100_000)}`] },
  { name: '3000 headers', target: '/', headers: Array.from({ length: 3000 }, (_, index) => `X-${index}: ${odd}`) },
  { name: 'two hosts', target: '/', headers: ['Host: pineridge.localhost'] },
  { name: 'no host', target: '/', host: '' },
  { name: 'an empty host', target: '/', host: ' ' },
  { name: 'an unknown host', target: '/', host: 'unknown.example' },
  { name: 'a host with spaces', target: '/', host: 'lakeshore .localhost' },
  { name: 'a host with a user', target: '/', host: 'pineridge.localhost@unknown.example' },
  { name: 'a host with a path', target: '/', host: 'unknown.example/pineridge.localhost' },
  { name: 'a host with markup', target: '/', host: '<script>alert(1)</script>' },
  { name: 'a host of other letters', target: '/', host: 'läkeshöre.localhost' },
  { name: 'a host of 5 kB', target: '/', host: 'a'.repeat(5000) },
  { name: 'a host with an invalid port', target: '/', host: 'lakeshore.localhost:99999999' },
  { name: 'a host with a port in words', target: '/', host: 'lakeshore.localhost:abc' },
  { name: 'a host of half an IPv6 address', target: '/', host: '[::1' },
  { name: 'an absolute target of an unknown host', target: 'http://unknown.example/', host: 'unknown.example' },
  { name: 'an absolute target of another scheme', target: 'ftp://lakeshore.localhost/' },
  { name: 'a file URL as target', target: 'file:///etc/passwd' },
  { name: 'a target without a slash', target: 'sports/football' },
  { name: 'the target *', target: '*', method: 'GET' },
  { name: 'a target with a space', target: '/sports football' },
  { name: 'a header without a name', target: '/', headers: [': nothing'] },
  { name: 'a header with a space in its name', target: '/', headers: ['X Y: z'] },
  { name: 'a header with a NUL', target: '/', headers: ['X-Nul: a\0b'] },
];

const methods: Hostile[] = [
  ...['TRACE', 'PROPFIND', 'PURGE', 'FOO', 'get', 'G\u00c9T'].map((method) => ({
    name: `${method.toUpperCase()} ${method}`,
    target: '/',
    method,
  })),
  ...['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) => [
    { name: `${method} to a page`, target: '/sports/football/schedule', method, body: 'a=b' },
    {
      name: `${method} to the API`,
      target: '/api/v2/Sports',
      method,
      body: '{"a":1}',
      headers: ['Content-Type: application/json'],
    },
  ]),
  { name: 'POST of broken JSON', target: '/', method: 'POST', body: '{', headers: ['Content-Type: application/json'] },
  {
    name: 'POST of a broken form',
    target: '/',
    method: 'POST',
    body: '--x\r\n\r\n',
    headers: ['Content-Type: multipart/form-data; boundary=y'],
  },
  {
    name: 'POST of a form without a boundary',
    target: '/',
    method: 'POST',
    body: 'x',
    headers: ['Content-Type: multipart/form-data'],
  },
  {
    name: 'POST with a Content-Length of 50 MB',
    target: '/',
    method: 'POST',
    body: 'x',
    headers: ['Content-Length: 52428800'],
  },
  { name: 'POST with a negative Content-Length', target: '/', method: 'POST', headers: ['Content-Length: -5'] },
  {
    name: 'POST with two lengths',
    target: '/',
    method: 'POST',
    body: 'abc',
    headers: ['Content-Length: 3', 'Content-Length: 30'],
  },
  {
    name: 'POST with a length and chunks',
    target: '/',
    method: 'POST',
    body: '0\r\n\r\n',
    headers: ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  },
  {
    name: 'POST with a broken chunk',
    target: '/',
    method: 'POST',
    body: 'zz\r\nabc',
    headers: ['Transfer-Encoding: chunked'],
  },
];

const form = 'multipart/form-data; boundary=x';
const waku: Hostile[] = [
  { name: 'a payload with dot segments', target: '/RSC/../../package.json.txt' },
  { name: 'a payload with a broken escape', target: '/RSC/R/%zz.txt' },
  { name: 'a payload without .txt', target: '/RSC/R/sports/football/schedule' },
  { name: 'an empty payload path', target: '/RSC/.txt' },
  { name: 'an unknown action', target: '/RSC/F/nothing.txt', method: 'POST', body: '[]' },
  { name: 'an action by GET', target: '/RSC/F/src%2Fdb%2Fclient%23openEmbedded.txt' },
  {
    name: 'an action of a Node module',
    target: '/RSC/F/fs%23readFileSync.txt',
    method: 'POST',
    body: '["/etc/passwd"]',
  },
  {
    name: 'an action with a broken form',
    target: '/RSC/F/a%23b.txt',
    method: 'POST',
    body: '--x\r\nbroken',
    headers: [`Content-Type: ${form}`],
  },
  {
    name: 'an action in a form sent to a page',
    target: '/sports/football/schedule',
    method: 'POST',
    body: '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_fs#readFileSync"\r\n\r\n\r\n--x--\r\n',
    headers: [`Content-Type: ${form}`],
  },
  {
    name: 'a reference to a prototype',
    target: '/RSC/F/a%23b.txt',
    method: 'POST',
    body: '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$1:__proto__:constructor:constructor"]\r\n--x--\r\n',
    headers: [`Content-Type: ${form}`],
  },
];

/** Each ends in a 4xx, directly or after redirects. */
export const hostileRequests: Hostile[] = [
  ...[...pageAddresses, ...apiAddresses].map(([name, target]) => ({ name: `${target.slice(0, 12)}: ${name}`, target })),
  ...headers,
  ...methods,
  ...waku,
];

const queries: Hostile[] = [
  ['a repeated parameter', '?location=H&location=A&location=H'],
  ['a huge parameter', `?location=${'H'.repeat(3000)}`],
  ['1000 parameters', `?${'a=1&'.repeat(900)}`],
  ['nested brackets', `?a${'[b]'.repeat(500)}=1`],
  ['a prototype in brackets', '?__proto__[x]=1&constructor[prototype][y]=2'],
  ['a broken escape', '?location=%zz&season=%'],
  ['a page index of 1e99', '?$pageIndex=1e99'],
  ['an unknown view', '?view=../../x'],
  ['markup', '?location=%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
  ['developer mode', '?dev=true&dev=1'],
].map(([name = '', query = '']) => ({ name: `query: ${name}`, target: `/sports/football/schedule${query}` }));

// the client shows the 404 page of the payload
const payloads = [
  ['a payload outside of the folder', '..%2f..%2f..%2fetc%2fpasswd'],
  ['a payload of 3 kB', 'a'.repeat(3000)],
  ['a payload of an unknown sport', 'sports/nothing/schedule'],
].map(([name = '', path = '']) => ({ name, target: `/RSC/R/${path}.txt` }));

/** Targets that a careless redirect would send to another host. */
export const openRedirectTargets: string[] = [
  '//other.example/',
  '//other.example/Sports/',
  '///other.example/%2f..',
  '/%2f%2fother.example/',
  '/\\other.example/',
  '/%5cother.example/A/',
  '/%09/other.example/A/',
  '/A//other.example/',
  'http://other.example/Sports/',
  '/'.repeat(4000),
];

const oddHeaders: Hostile[] = [
  ['Accept', '*/*;q=9,,;;,text/x-component;q=-1'],
  ['Accept', 'a/'.repeat(2000)],
  ['Accept-Encoding', 'gzip;q=0, br;q=0, zstd, *;q=0, identity;q=0'],
  ['Accept-Language', '*-*-*;q=x'],
  ['Range', 'bytes=0-,-1,5-2,99999999999999999999-'],
  ['If-None-Match', '"a", W/"b", *, "'],
  ['If-Modified-Since', 'yesterday'],
  ['Cookie', 'a=%zz; =; ;;; \u00e9=1; __proto__=x'],
  ['Cookie', 'a=b; '.repeat(1500)],
  ['Cookie', `s=${'x'.repeat(7000)}`],
  ['X-Forwarded-Host', 'pineridge.localhost'],
  ['X-Forwarded-For', 'nobody, 999.1.1.1, ::::'],
  ['X-Forwarded-Proto', 'javascript'],
  ['Forwarded', 'host=pineridge.localhost;for="_x'],
  ['X-Original-URL', '/admin'],
  ['X-Waku-Router-Skip', '["../..",{"a":'],
  ['X-Waku-Router-Has-404', '1'],
  ['RSC', '1'],
  ['Next-Action', 'x'],
  ['User-Agent', ''],
  ['User-Agent', 'Googlebot '.repeat(300)],
  ['X-Request-Id', '<script>'],
  ['Upgrade', 'websocket'],
  ['Expect', '100-continue'],
].map(([name = '', value = '']) => ({
  name: `header: ${name}: ${value.slice(0, 40)}`,
  target: '/sports/football/schedule',
  headers: [`${name}: ${value}`],
}));

/** Unusual requests, which get any status below 500. */
export const oddRequests: Hostile[] = [...queries, ...payloads, ...oddHeaders];
