import { describe, expect, test, vi } from 'vitest';

import { changeChannel } from '../../db/announce.ts';
import { snapshot } from '../../importers/save/testing/college.ts';
import { createCollege } from '../../testing/factories.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';

const commands = collegeCommands();

const add = (options: Record<string, string>) => commands.run('alert add', { options });

describe('alert add', () => {
  test('adds an alert and announces it', async () => {
    const announced: string[] = [];
    const stop = await commands.database.listen(changeChannel, (message) => announced.push(message));
    const added = await add({ title: 'Snow', url: '/news', endDate: '2099-12-01T09:00' });
    expect(added).toEqual({ exit: 0, outs: ['alert 1 added: Snow'], errs: [] });
    await vi.waitFor(() => expect(announced).toEqual([String(commands.college.id)]));
    await stop();
    expect(await commands.list('alert list')).toEqual([
      { id: 1, title: 'Snow', url: '/news', enabled: true, showOnWeb: true, endDate: '2099-12-01T09:00:00-05:00' },
    ]);
  });

  test('names every invalid and missing field, its value and the remedy, and adds nothing', async () => {
    const before = await snapshot(commands.database);
    const { exit, errs } = await add({ url: 'javascript:alert(1)', enabled: 'perhaps', endDate: 'soon' });
    expect(exit).toBe(1);
    expect(errs.join('\n').split('\n')).toEqual([
      '--title is missing; it is the text of the alert',
      expect.stringMatching(/^--url is "javascript:alert\(1\)"; it has to be a path of the site/),
      '--enabled is "perhaps"; it has to be yes or no',
      expect.stringMatching(/^--end-date is "soon"; it has to be a day and time such as 2026-12-01T09:00/),
    ]);
    expect(await snapshot(commands.database)).toBe(before);
  });

  test('changes nothing in a dry run', async () => {
    const before = await snapshot(commands.database);
    const { outs, errs } = await commands.run('alert add', { options: { title: 'Snow', dryRun: true } });
    expect({ outs, errs }).toEqual({ outs: ['alert 1 added: Snow'], errs: ['Dry run: nothing was changed.'] });
    expect(await snapshot(commands.database)).toBe(before);
  });
});

describe('a JSON file', () => {
  const addFile = (content: unknown) =>
    commands.run('alert add', { options: { file: 'x.json' }, files: [jsonFile(content)] });

  test.each([
    ['an object', { title: 'One' }, 1],
    [
      'an array',
      [
        { title: 'One', enabled: false },
        { title: 'Two', endDate: null },
      ],
      2,
    ],
    ['one object per line', '{"title":"One"}\n{"title":"Two"}\n{"title":"Three"}\n', 3],
  ])('can hold %s', async (_, content, count) => {
    expect((await addFile(content)).exit).toBe(0);
    expect(await commands.list('alert list')).toHaveLength(count);
  });

  test('adds nothing if one object is invalid, and names the object and the known fields', async () => {
    const { exit, errs } = await addFile([{ title: 'One' }, { title: 'Two', endsAt: 'x' }]);
    expect(exit).toBe(1);
    expect(errs).toEqual(['x.json, object 2: endsAt is unknown; known are: title, url, enabled, showOnWeb, endDate']);
    expect(await commands.list('alert list')).toEqual([]);
  });

  test.each([
    ['{"title":', /^x\.json: line 1, column \d+: The JSON is damaged/],
    ['[]', /has to hold an object or an array of objects/],
    ['["a"]', /has to hold an object or an array of objects/],
    ['{"id":3,"title":"x"}', /^x\.json: id is assigned by Fieldhouse/],
  ])('with %s is refused', async (content, message) => {
    const { exit, errs } = await addFile(content);
    expect({ exit, errs }).toEqual({ exit: 1, errs: [expect.stringMatching(message)] });
  });

  test('excludes fields given as options', async () => {
    const { errs } = await commands.run('alert add', {
      options: { file: 'x.json', title: 'x' },
      files: [jsonFile({ title: 'x' })],
    });
    expect(errs).toEqual(['--title and --file exclude each other; put the value into the file.']);
  });

  test('accepts the output of `list --json`', async () => {
    await add({ title: 'Snow', endDate: '2099-12-01T09:00' });
    const [printed] = await commands.list('alert list');
    const changed = { ...printed, title: 'Ice' };
    const { exit } = await commands.run('alert change', { options: { file: 'x.json' }, files: [jsonFile(changed)] });
    expect(exit).toBe(0);
    expect(await commands.list('alert list')).toEqual([changed]);
  });
});

describe('alert change', () => {
  const change = (args: string[], options: Record<string, string>) => commands.run('alert change', { args, options });

  test('changes given fields, clears empty ones, and leaves the rest', async () => {
    await add({ title: 'Snow', url: '/news', endDate: '2099-12-01T09:00' });
    expect(await change(['1'], { url: '', enabled: 'no' })).toMatchObject({ exit: 0, outs: ['alert 1 changed: Snow'] });
    expect(await commands.list('alert list')).toMatchObject([{ title: 'Snow', url: null, enabled: false }]);
    expect(await change(['1'], { title: '' })).toMatchObject({ errs: ['--title is ""; it cannot be empty'] });
  });

  test('lists the known ids if the given one does not exist', async () => {
    await add({ title: 'Snow' });
    expect(await change(['7'], { title: 'x' })).toMatchObject({
      exit: 1,
      errs: ['<id> is "7", but there is no such alert; there are: 1 (Snow)'],
    });
    for (let number = 2; number <= 10; number++) await add({ title: `Alert ${number}` });
    expect((await change(['11'], { title: 'x' })).errs[0]).toMatch(/there are: 10 \(Alert 10\), .* and 2 more$/);
  });

  test('refuses a change without an id or a field', async () => {
    await add({ title: 'Snow' });
    expect((await change([], { title: 'x' })).errs).toEqual([
      '<id> is missing; it is the number of the alert to change',
    ]);
    expect((await change(['1'], {})).errs).toEqual([expect.stringMatching(/^There is nothing to change/)]);
  });

  test('refuses a row that was changed since the time given, and names both values', async () => {
    await add({ title: 'Snow' });
    const refusal =
      /^<id> is 1; it was changed at \d{4}-\d\d-\d\d \d\d:\d\d by \w+\n--title is "Ice"; it is "Snow" now$/;
    const stale = { ifUnchangedSince: '2020-01-01T00:00' };
    expect((await change(['1'], { ...stale, title: 'Ice' })).errs).toEqual([expect.stringMatching(refusal)]);
    const ended = await commands.run('alert end', { args: ['1'], options: stale });
    expect(ended.errs).toEqual([expect.stringMatching(/^<ids> is 1; it was changed at /)]);
    expect(await change(['1'], { ifUnchangedSince: 'now', title: 'Ice' })).toMatchObject({ exit: 0 });
    expect((await change(['1'], { ifUnchangedSince: 'noon', title: 'x' })).errs[0]).toMatch(
      /^--if-unchanged-since is "noon"; it has to be a day and time/,
    );
  });

  test("never reaches another college's alert", async () => {
    await createCollege(commands.database.db, { slug: 'other' });
    await commands.run('alert add', { options: { tenant: 'other', title: 'Theirs' } });
    expect(await change(['1'], { title: 'Ours' })).toMatchObject({ exit: 1 });
    expect((await commands.run('alert end', { args: ['1'] })).errs[0]).toContain('there are: none yet');
  });
});

describe('alert end', () => {
  const end = (...args: string[]) => commands.run('alert end', { args });

  test('ends alerts now, and changes nothing when repeated', async () => {
    await add({ title: 'Snow' });
    await add({ title: 'Ice', endDate: '2099-12-01T09:00' });
    expect((await end('1', '2')).outs).toEqual(['alert 1 ended: Snow', 'alert 2 ended: Ice']);
    const ended = await commands.list('alert list');
    for (const { endDate } of ended) expect(Temporal.Instant.compare(String(endDate), Temporal.Now.instant())).toBe(-1);
    expect((await end('1')).outs).toEqual(['alert 1 had ended: Snow']);
    expect(await commands.list('alert list')).toEqual(ended);
  });

  test('ends none of several if one does not exist', async () => {
    await add({ title: 'Snow' });
    expect((await end('1', '5')).exit).toBe(1);
    expect(await commands.list('alert list')).toMatchObject([{ endDate: null }]);
  });
});

test('alert list shows the state of each alert and times in the zone of the college', async () => {
  expect((await commands.run('alert list')).errs).toEqual([
    'harbor College has no alerts yet. See: npm run cli -- alert add --help',
  ]);
  await add({ title: 'Snow', endDate: '2020-12-01T09:00' });
  await add({ title: 'Ice', enabled: 'no' });
  await add({ title: 'Rain', endDate: '2099-12-01T09:00' });
  expect(await commands.run('alert list')).toEqual({
    exit: 0,
    outs: [
      'id  state  title  endDate           url',
      '3   shown  Rain   2099-12-01 09:00',
      '2   off    Ice',
      '1   ended  Snow   2020-12-01 09:00',
    ],
    errs: ['Times are in America/New_York.'],
  });
});
