import { describe, expect, test } from 'vitest';

import { snapshot } from '../../importers/save/testing/college.ts';
import { countingStatements } from '../../testing/counting-statements.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';

const commands = collegeCommands();

const add = (from: string, to: string, status?: string) =>
  commands.run('redirect add', { options: { from, to, ...(status && { status }) } });
const importCsv = (csv: string, options = {}) =>
  commands.run('redirect import', { options, files: [jsonFile(csv, 'old.csv')] });

describe('redirect add', () => {
  test('stores the rule with normalized paths', async () => {
    expect((await add('/Tickets/Season/', 'https://tickets.example.edu/season')).exit).toBe(0);
    await add('/old/*', '/archive/*', '302');
    expect(await commands.list('redirect list')).toEqual([
      { id: 2, from: '/old/*', to: '/archive/*', status: 302 },
      { id: 1, from: '/tickets/season', to: 'https://tickets.example.edu/season', status: 301 },
    ]);
  });

  test.each([
    ['tickets', '/x', undefined, '--from is "tickets"; it has to be a path such as /tickets/season'],
    ['/api/v2', '/x', undefined, '--from is "/api/v2"; it has to be a path that the site can do without'],
    ['/a', 'javascript:x', undefined, '--to is "javascript:x"; it has to be a path of the site or an address'],
    ['/a', '/b/*', undefined, '--to is "/b/*"; it has to be without * where the path has none'],
    ['/a', '/b', '303', '--status is "303"; it has to be'],
    ['/a', '/b', '200', '--status is "200"; it has to be'],
    ['/a', '/a', undefined, '--to is "/a"; it leads in a circle: /a -> /a'],
  ])('from %s to %s (%s) is refused: %s', async (from, to, status, message) => {
    const { exit, errs } = await add(from, to, status);
    expect(exit).toBe(1);
    expect(errs.join('\n')).toContain(message);
  });

  test('refuses a second rule for a path, and one that closes a loop', async () => {
    await add('/a', '/b');
    expect((await add('/A/', '/c')).errs).toEqual([
      '--from is "/A/"; redirect 1 has the same from; change one of the two',
    ]);
    expect((await add('/b', 'http://harbor.localhost/a')).errs[0]).toContain('it leads in a circle: /b -> /a -> /b');
    expect((await commands.run('redirect change', { args: ['1'], options: { to: '/c' } })).exit).toBe(0);
    expect((await add('/b', '/a')).exit).toBe(0);
  });

  test('is undone by redirect remove', async () => {
    await add('/a', '/b');
    expect((await commands.run('redirect remove', { args: ['1'] })).outs).toEqual(['redirect 1 removed: /a']);
    expect(await commands.list('redirect list')).toEqual([]);
  });
});

describe('redirect import', () => {
  test('adds and updates, and changes nothing when repeated', async () => {
    await add('/a', '/old');
    await add('/same', '/x');
    const csv = 'from,to,status\n/a,/new,302\n/same,/x,\n/c,https://x.example/c,308\n';
    expect((await importCsv(csv)).outs).toEqual(['old.csv: 1 added, 1 updated, 1 unchanged']);
    expect(await commands.list('redirect list')).toEqual([
      { id: 1, from: '/a', to: '/new', status: 302 },
      { id: 3, from: '/c', to: 'https://x.example/c', status: 308 },
      { id: 2, from: '/same', to: '/x', status: 301 },
    ]);
    expect((await importCsv(csv)).outs).toEqual(['old.csv: 0 added, 0 updated, 3 unchanged']);
  });

  test('records who added and changed each redirect', async () => {
    await add('/a', '/old');
    for (const target of ['/new', '/new', '/newest']) await importCsv(`from,to\n/a,${target}\n/b,/c\n`);
    const history = async (id: string) =>
      (await commands.run('redirect history', { args: [id], options: { json: true } })).outs.map((line) =>
        JSON.parse(line),
      );
    expect(await history('1')).toMatchObject([
      { actor: 'anna', action: 'change', changes: { target: ['/new', '/newest'] } },
      { actor: 'anna', action: 'change', changes: { target: ['/old', '/new'] } },
      { actor: 'anna', action: 'add' },
    ]);
    expect(await history('2')).toMatchObject([
      { action: 'add', changes: { fromPath: [null, '/b'], status: [null, 301] } },
    ]);
  });

  test('takes the same number of statements with ten times as many redirects', async () => {
    const statements = async (count: number, target: string) => {
      const counting = countingStatements(commands.database);
      const csv = ['from,to', ...Array.from({ length: count }, (_, index) => `/old-${index},${target}`)].join('\n');
      await commands.run('redirect import', { files: [jsonFile(csv, 'old.csv')], database: counting });
      return counting.count();
    };
    const added = await statements(50, '/news');
    const updated = await statements(50, '/stories');
    expect(await statements(500, '/news')).toBe(added);
    expect(await statements(500, '/stories')).toBe(updated);
  });

  test('changes nothing in a dry run', async () => {
    const before = await snapshot(commands.database);
    expect(await importCsv('from,to\n/a,/b\n', { dryRun: true })).toMatchObject({
      outs: ['old.csv: 1 added, 0 updated, 0 unchanged'],
      errs: ['Dry run: nothing was changed.'],
    });
    expect(await snapshot(commands.database)).toBe(before);
  });

  test('names every invalid line and saves none', async () => {
    const { exit, errs } = await importCsv('from,to,status\n/a,/b,301\nb,/c,301\n/c,/d,404\n/A/,/e,\n/f,,\n');
    expect(exit).toBe(1);
    expect(errs.join('\n').split('\n')).toEqual([
      expect.stringMatching(/^old\.csv: line 3: from is "b"; it has to be a path such as/),
      expect.stringMatching(/^old\.csv: line 4: status is "404"; it has to be/),
      'old.csv: line 5: from is "/a", as in line 2; remove one of them',
      expect.stringMatching(/^old\.csv: line 6: to is ""; it has to be/),
    ]);
    expect(await commands.list('redirect list')).toEqual([]);
  });

  test('lists the lines of a loop, and the existing rules in it', async () => {
    await add('/c', '/a');
    const { exit, errs } = await importCsv('from,to\n/x,/y\n/a,/b\n/b,/c\n');
    expect(exit).toBe(1);
    expect(errs[0]).toMatch(
      /^old\.csv: these redirects form a loop: (?=.*\/a \(line 3\))(?=.*\/b \(line 4\)).*\/c \(existing rule\)/,
    );
    expect(await commands.list('redirect list')).toHaveLength(1);
  });

  test.each([
    ['path,target\n/a,/b\n', 'old.csv has no column from and to. Its header has to be from,to,status.'],
    ['from,to\n', 'old.csv has no redirects'],
  ])('of %j is refused', async (csv, message) => {
    expect((await importCsv(csv)).errs[0]).toContain(message);
  });
});
