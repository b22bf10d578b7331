/** Requests that nobody means well with, by what is odd about them; each is one test. */
export type Hostile = {
  name: string;
  target: string;
  method?: string;
  host?: string;
  headers?: string[];
  body?: string;
};

const paths: [string, string][] = [
  ['a broken escape', '/sports/%zz/schedule'],
  ['half an escape', '/sports/football/schedule/%'],
  ['an escape of no UTF-8', '/news/2026/11/21/%ff%fe'],
  ['an overlong escape', '/%c0%af%c0%ae%c0%ae/etc/passwd'],
  ['a surrogate', '/sports/%ed%a0%80/roster'],
  ['a NUL', '/sports/football%00/schedule'],
  ['a raw NUL', '/sports/foot\0ball'],
  ['a line break', '/sports/football%0d%0aSet-Cookie:a=b'],
  ['20 kB', `/${'a'.repeat(20_000)}`],
  ['2000 folders', '/a'.repeat(2000)],
  ['dots', '/../../../../etc/passwd'],
  ['escaped dots', '/%2e%2e/%2e%2e/%2e%2e/etc/passwd'],
  ['an escaped slash', '/..%2f..%2f..%2fetc%2fpasswd'],
  ['a backslash', '/..\\..\\..\\package.json'],
  ['an escaped backslash', '/..%5c..%5c..%5cpackage.json'],
  ['doubly escaped dots', '/%252e%252e%252fpackage.json'],
  ['dots behind assets', '/assets/../../server/index.js'],
  ['escaped dots behind assets', '/assets/%2e%2e/%2e%2e/package.json'],
  ['an escaped slash behind assets', '/assets/..%2f..%2fserver%2findex.js'],
  ['dots behind pictures', '/images/..%2f..%2f..%2fetc%2fpasswd'],
  ['a hidden file', '/.env'],
  ['a repository', '/.git/config'],
  ['the server’s code', '/dist/server/index.js'],
  ['the database', '/.data/database/PG_VERSION'],
  ['other letters', '/sports/футбол/schedule'],
  ['escaped other letters', '/sports/%F0%9F%8F%88/schedule'],
  ['right-to-left marks', '/sports/%E2%80%AEfootball/schedule'],
  ['markup', '/sports/%3Cscript%3Ealert(1)%3C%2Fscript%3E/roster'],
  ['SQL', "/sports/football/schedule/2026'%20OR%201=1--"],
  ['a template', '/sports/${7*7}/{{7*7}}'],
  ['an id too large', '/sports/football/stats/2026/x/boxscore/99999999999999999999999999'],
  ['an id above 32 bits', '/sports/football/stats/2026/x/boxscore/4294967297'],
  ['an id above the database’s', '/sports/football/stats/2026/x/boxscore/999999999'],
  ['a negative id', '/sports/football/stats/2026/x/boxscore/-1'],
  ['a fraction', '/sports/football/stats/2026/x/boxscore/1.5'],
  ['an exponent', '/sports/football/stats/2026/x/boxscore/1e3'],
  ['an id in hexadecimal', '/sports/football/stats/2026/x/boxscore/0x10'],
  ['no number', '/sports/football/stats/2026/x/boxscore/NaN'],
  ['a list of ids', '/sports/football/stats/2026/x/boxscore/1,2'],
  ['a player too large', '/sports/football/roster/x/99999999999999999999'],
  ['a negative player', '/sports/football/roster/x/-1'],
  ['a season that is none', '/sports/football/schedule/20266'],
  ['a season of long ago', '/sports/football/roster/0000'],
  ['a day that is none', '/news/2026/13/45/season-opener'],
  ['a year that is none', '/news/-1/1/1/x'],
  ['a prototype', '/sports/__proto__/schedule'],
  ['a method of objects', '/sports/constructor/roster'],
  ['an old box score without a number', '/boxscore.aspx?id=abc'],
  ['an old box score too large', '/boxscore.aspx?id=99999999999999999999'],
  ['old box scores', '/boxscore.aspx?id=1&id=2&id[]=3'],
];

const api: [string, string][] = [
  ['a page index of 1e99', '/api/v2/EventsResults/results?$pageIndex=1e99'],
  ['a negative page index', '/api/v2/EventsResults/results?$pageIndex=-1'],
  ['a page size too large', '/api/v2/EventsResults/results?$pageSize=100000000'],
  ['a page size of nothing', '/api/v2/EventsResults/results?$pageSize=0'],
  ['a page size in words', '/api/v2/Stories?$pageSize=many'],
  ['a sport in words', '/api/v2/EventsResults/upcoming?sportId=football'],
  ['a sport too large', '/api/v2/EventsResults/upcoming?sportId=99999999999999999999'],
  ['a schedule in words', '/api/v2/Schedule/abc'],
  ['a schedule too large', '/api/v2/Schedule/99999999999999999999'],
  ['a schedule above 32 bits', '/api/v2/Schedule/2147483648'],
  ['a negative schedule', '/api/v2/Schedule/-1'],
  ['a fraction of a box score', '/api/v2/Stats/boxscore/1.5'],
  ['a NUL', '/api/v2/Stats/boxscore/%00'],
  ['a day that is none', '/api/v2/Calendar/from/2026-02-31/to/2026-13-01'],
  ['a span of ages', '/api/v2/Calendar/from/0001-01-01/to/9999-12-31'],
  ['a span backwards', '/api/v2/Calendar/from/2026-12-01/to/2026-01-01'],
  ['a resource that is none', '/api/v2/Nothing'],
  ['a name of 3 kB', `/api/v2/Players/history?lastNameStart=${'a'.repeat(3000)}`],
  ['no interface', '/api/v1/Sports'],
];

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
  { name: 'a host with a port that is none', target: '/', host: 'lakeshore.localhost:99999999' },
  { name: 'a host with a port in words', target: '/', host: 'lakeshore.localhost:abc' },
  { name: 'an address for a host', target: '/', host: '[::1' },
  { name: 'an absolute target of an unknown host', target: 'http://unknown.example/', host: 'unknown.example' },
  { name: 'an absolute target of another scheme', target: 'ftp://lakeshore.localhost/' },
  { name: 'a target of a file', target: 'file:///etc/passwd' },
  { name: 'a target without a slash', target: 'sports/football' },
  { name: 'a target of a star', target: '*', method: 'GET' },
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
  { name: 'POST that announces 50 MB', target: '/', method: 'POST', body: 'x', headers: ['Content-Length: 52428800'] },
  { name: 'POST that announces less than nothing', target: '/', method: 'POST', headers: ['Content-Length: -5'] },
  {
    name: 'POST of two lengths',
    target: '/',
    method: 'POST',
    body: 'abc',
    headers: ['Content-Length: 3', 'Content-Length: 30'],
  },
  {
    name: 'POST in pieces and by length',
    target: '/',
    method: 'POST',
    body: '0\r\n\r\n',
    headers: ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  },
  {
    name: 'POST in broken pieces',
    target: '/',
    method: 'POST',
    body: 'zz\r\nabc',
    headers: ['Transfer-Encoding: chunked'],
  },
];

const form = 'multipart/form-data; boundary=x';
const waku: Hostile[] = [
  { name: 'a payload outside', target: '/RSC/R/..%2f..%2f..%2fetc%2fpasswd.txt' },
  { name: 'a payload of dots', target: '/RSC/../../package.json.txt' },
  { name: 'a payload of a broken escape', target: '/RSC/R/%zz.txt' },
  { name: 'a payload without an ending', target: '/RSC/R/sports/football/schedule' },
  { name: 'a payload of nothing', target: '/RSC/.txt' },
  { name: 'a payload of 3 kB', target: `/RSC/R/${'a'.repeat(3000)}.txt` },
  { name: 'an action that is none', target: '/RSC/F/nothing.txt', method: 'POST', body: '[]' },
  { name: 'an action by reading', target: '/RSC/F/src%2Fdb%2Fclient%23openEmbedded.txt' },
  { name: 'an action of any module', target: '/RSC/F/fs%23readFileSync.txt', method: 'POST', body: '["/etc/passwd"]' },
  {
    name: 'an action with a broken form',
    target: '/RSC/F/a%23b.txt',
    method: 'POST',
    body: '--x\r\nbroken',
    headers: [`Content-Type: ${form}`],
  },
  {
    name: 'an action in a form to a page',
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

/** Each ends in a 4xx, at once or where our own redirects lead. */
export const hostileRequests: Hostile[] = [
  ...[...paths, ...api].map(([name, target]) => ({ name: `${target.slice(0, 12)}: ${name}`, target })),
  ...headers,
  ...methods,
  ...waku,
];

/** What is odd but means something: answered well, or with a 4xx, never with a 5xx. */
export const oddRequests: Hostile[] = [
  ['a repeated parameter', '?location=H&location=A&location=H'],
  ['a huge parameter', `?location=${'H'.repeat(3000)}`],
  ['1000 parameters', `?${'a=1&'.repeat(900)}`],
  ['nested brackets', `?a${'[b]'.repeat(500)}=1`],
  ['a prototype in brackets', '?__proto__[x]=1&constructor[prototype][y]=2'],
  ['a broken escape', '?location=%zz&season=%'],
  ['a NUL', '?location=%00'],
  ['a page index of 1e99', '?$pageIndex=1e99'],
  ['a view that is none', '?view=../../x'],
  ['markup', '?location=%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
  ['developer mode', '?dev=true&dev=1'],
].map(([name = '', query = '']) => ({ name: `query: ${name}`, target: `/sports/football/schedule${query}` }));

/** Addresses that would lead away if a redirect repeated them carelessly. */
export const leadingAway: string[] = [
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

export const oddHeaders: Hostile[] = [
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
