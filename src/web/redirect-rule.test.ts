import { type } from 'arktype';
import { describe, expect, test } from 'vitest';

import { payloadAddress } from '../waku/payload-address.ts';
import { redirectRule } from './redirect-rule.ts';

const parse = (fromPath: string, target = '/tickets', status?: number) =>
  redirectRule(status === undefined ? { fromPath, target } : { fromPath, target, status });
const problemOf = (fromPath: string, target?: string, status?: number) => {
  const rule = parse(fromPath, target, status);
  return rule instanceof type.errors ? rule.summary : undefined;
};

describe('a redirect rule', () => {
  test.each([
    ['/Tickets/Season/', '/tickets/season'],
    ['/tickets///season', '/tickets/season'],
    [' /old-site/* ', '/old-site/*'],
    ['/caf\u00e9', '/caf%C3%A9'],
    ['/a/../b', '/b'],
    ['/', '/'],
    ['/*', '/*'],
  ])('from %j is kept as from %s', (given, kept) => {
    expect(parse(given)).toEqual({ fromPath: kept, target: '/tickets', status: 301 });
  });

  test.each([
    'tickets',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/a?b=1',
    '/a#b',
    '/a b',
    '',
    'https://x.example/a',
  ])('from %j is refused: it is no path', (given) => {
    expect(problemOf(given)).toContain('fromPath');
  });

  test.each(['/a*', '/a/*/b', '/*/*'])('from %s is refused: its * is not the whole last part', (given) => {
    expect(problemOf(given)).toContain('whole last part');
  });

  test.each([
    '/404',
    '/api/v2/Sports',
    '/API/*',
    payloadAddress('/'),
    '/assets/x.js',
    '/hidden/news',
    '/login',
    '/builds/latest.json',
  ])('from %s is refused: the site needs it', (given) => {
    expect(problemOf(given)).toContain('can do without');
  });

  test.each(['/tickets', '/tickets?season=2026#map', 'https://tickets.example.edu/buy?x=1', 'http://x.example'])(
    'may lead to %s',
    (target) => {
      expect(parse('/a', target)).toMatchObject({ target });
    },
  );

  test.each([
    'javascript:alert(1)',
    'mailto:x@example.edu',
    '//evil.example',
    '/\\evil.example',
    'tickets',
    'https://me:pw@x.example/',
    'https:',
    '',
  ])('may not lead to %j', (target) => {
    expect(problemOf('/a', target)).toContain('target');
  });

  test('appends the part that matched * only if the target has one', () => {
    expect(parse('/old/*', 'https://archive.example.edu/*')).toMatchObject({ target: 'https://archive.example.edu/*' });
    expect(problemOf('/old', '/new/*')).toContain('target');
    expect(problemOf('/old/*', 'https://archive.example.edu*')).toContain('target');
  });

  test.each([301, 302, 307, 308])('matches %i', (status) =>
    expect(parse('/a', '/b', status)).toMatchObject({ status }),
  );
  test.each([200, 303, 404])('does not match %i', (status) =>
    expect(problemOf('/a', '/b', status)).toContain('status'),
  );
});
