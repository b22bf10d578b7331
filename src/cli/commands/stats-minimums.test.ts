import { beforeEach, describe, expect, test } from 'vitest';

import { createSport } from '../../testing/factories.ts';
import { collegeCommands } from '../testing/college-commands.ts';

const commands = collegeCommands();

const set = (options: Record<string, string | boolean>) =>
  commands.run('stats minimums-set', { options: { sport: 'baseball', name: 'batting', ...options } });
const batting = async () => (await commands.list('stats minimums-list')).find(({ name }) => name === 'batting');

beforeEach(async () => {
  await createSport(commands.database.db, commands.college.id, 'baseball', { family: 'baseball', title: 'Baseball' });
});

describe('stats minimums', () => {
  test('are the usual ones until the college changes them, and after a reset', async () => {
    const usual = {
      sport: 'Baseball',
      name: 'batting',
      minimum: '2 plate appearances per team game and 75% of the team’s games',
      own: false,
    };
    expect(await batting()).toEqual(usual);
    expect((await set({ perGame: '2.5', games: '50' })).outs).toEqual([
      'Baseball, batting: 2.5 plate appearances per team game and 50% of the team’s games',
    ]);
    expect(await batting()).toMatchObject({ own: true });
    await set({ reset: true });
    expect(await batting()).toEqual(usual);
  });

  test('a dry run changes nothing', async () => {
    await set({ perGame: '3', dryRun: true });
    expect(await batting()).toMatchObject({ own: false });
  });

  test.each([
    [{}, 'Give the conditions'],
    [{ perGame: '2', reset: true }, 'Give the conditions'],
    [{ perGame: 'two' }, '--per-game is "two"; it has to be a number from 0 to 1000'],
    [{ games: '120' }, '--games is 120; it has to be at most 100'],
    [{ name: 'hitting', perGame: '2' }, '--name is "hitting"; the minimums of Baseball are batting, pitching.'],
    [{ sport: 'chess', perGame: '2' }, '--sport is "chess"; the sports with statistics are baseball.'],
  ])('%o is refused with the option, its value and the remedy', async (options, message) => {
    const { exit, errs } = await set(options);
    expect(exit).not.toBe(0);
    expect(errs.join('\n')).toContain(message);
  });
});
