import { beforeEach, expect, test } from 'vitest';

import { createSport } from '../../testing/factories.ts';
import { collegeCommands } from '../testing/college-commands.ts';

const commands = collegeCommands();
beforeEach(() => createSport(commands.database.db, commands.college.id));

const add = (options: Record<string, string>) => commands.run('navigation add', { options });
const remove = (...args: string[]) => commands.run('navigation remove', { args });

test('items are appended to their siblings', async () => {
  await add({ title: 'Sports', className: 'sport-home' });
  await add({ title: 'Football', parent: '1', linkedSport: 'football', column: '2' });
  await add({ title: 'Tickets', url: 'https://tickets.example.edu', openInNewWindow: 'yes' });
  await add({ title: 'Camps', sport: 'football', url: '/camps' });
  expect(await commands.list('navigation list')).toMatchObject([
    { id: 1, title: 'Sports', parent: null, position: 1, className: 'sport-home' },
    { id: 3, title: 'Tickets', position: 2, openInNewWindow: true },
    { id: 2, title: 'Football', parent: 1, position: 1, linkedSport: 'football', column: 2 },
    { id: 4, title: 'Camps', sport: 'football', position: 1 },
  ]);
});

test('an item can move, but not below one that does not exist', async () => {
  await add({ title: 'Sports' });
  await add({ title: 'Fans' });
  const change = (options: Record<string, string>) => commands.run('navigation change', { args: ['2'], options });
  expect((await change({ parent: '1' })).exit).toBe(0);
  expect(await commands.list('navigation list')).toMatchObject([{ id: 1 }, { id: 2, parent: 1 }]);
  expect((await change({ parent: '9' })).errs).toEqual([
    '--parent is "9"; it has to be the number of another one in the list',
  ]);
  expect((await change({ parent: '' })).exit).toBe(0);
});

test('an item is removed together with its children, or not at all', async () => {
  await add({ title: 'Sports' });
  await add({ title: 'Football', parent: '1' });
  const refused = await remove('1');
  expect(refused.errs[0]).toMatch(/^<ids> includes 1; it is the parent of 2 \(Football\); remove these as well/);
  expect((await remove('1', '2')).outs).toEqual([
    'navigation item 1 removed: Sports',
    'navigation item 2 removed: Football',
  ]);
  expect(await commands.list('navigation list')).toEqual([]);
  expect((await remove('1')).errs).toEqual(['<ids> is "1", but there is no such navigation item; there are: none yet']);
});
