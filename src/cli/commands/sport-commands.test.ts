import { beforeEach, expect, test } from 'vitest';

import { createSeason, createSport } from '../../testing/factories.ts';
import { collegeCommands } from '../testing/college-commands.ts';

const commands = collegeCommands();
const change = (...args: string[]) => commands.run('sport change', { args });
const listed = async () => (await commands.list('sport list'))[0];

beforeEach(async () => {
  await createSport(commands.database.db, commands.college.id, 'football', {
    title: 'Football',
    shortName: 'football',
  });
});

test('the settings of a sport are changed, removed and listed', async () => {
  const { outs } = await change(
    'football',
    'title=Tides Football',
    'twitterName=tides',
    'displayOpponentHistory=yes',
    'standingsTies=headToHead',
  );
  expect(outs).toEqual(['Tides Football changed']);
  expect(await listed()).toMatchObject({
    slug: 'football',
    title: 'Tides Football',
    twitterName: 'tides',
    displayOpponentHistory: true,
    standingsTies: 'headToHead',
  });
  await change('football', 'twitterName=', 'ticketsLink=/tickets');
  expect(await listed()).toMatchObject({ title: 'Tides Football', ticketsLink: '/tickets' });
  expect(await listed()).not.toHaveProperty('twitterName');
  expect((await commands.run('sport list')).outs.join('\n')).toMatch(/football +Tides Football +yes/);
});

test('a sport is found by each of its names, and listed whatever was stored before', async () => {
  const twitterName = 'an account, entered earlier';
  await createSport(commands.database.db, commands.college.id, 'baseball', { title: 'Baseball', twitterName });
  expect((await commands.list('sport list')).map((sport) => sport['twitterName'])).toEqual([twitterName, undefined]);
  expect((await change('Football', 'abbrev=FB')).outs).toEqual(['Football changed']);
});

test('a dry run changes nothing', async () => {
  await commands.run('sport change', { args: ['football', 'title=Chess'], options: { dryRun: true } });
  expect(await listed()).toMatchObject({ title: 'Football' });
});

test.each([
  [['chess', 'title=Chess'], 'The sport is "chess"; the sports of the college are football.'],
  [['football'], 'No settings are given'],
  [['football', 'title='], 'title cannot be removed'],
  [['football', 'colour=red'], 'colour is unknown; known are: '],
  [['football', 'twitterName=the tides'], 'twitterName is "the tides"; it has to be the name of an account'],
  [['football', 'ticketsLink=javascript:x'], 'ticketsLink is "javascript:x"; it has to be'],
  [['football', 'standingsTies=coin'], 'standingsTies is "coin"; it has to be'],
  [['football', 'displayOpponentHistory=often'], 'displayOpponentHistory is "often"; it has to be'],
])('%j is refused with the value and the remedy', async (args, message) => {
  const { exit, errs } = await change(...args);
  expect(exit).not.toBe(0);
  expect(errs.join('\n')).toContain(message);
});

test('the current season is set, and follows the calendar again', async () => {
  const { db } = commands.database;
  const sport = await createSport(db, commands.college.id, 'baseball', { shortName: 'baseball', title: 'Baseball' });
  await createSeason(db, sport, { title: '2019' });
  await createSeason(db, sport, { title: '2020', isCurrent: false });
  const season = async (title: string) => {
    const { outs, errs } = await commands.run('sport season', { args: ['baseball', title] });
    return [...outs, ...errs].join('\n');
  };
  expect(await season('2019')).toBe('The current season of Baseball is 2019, until `sport season baseball calendar`');
  expect(await season('calendar')).toBe('The current season of Baseball is 2020, by the calendar');
  expect(await season('2021')).toContain(
    'Baseball has no season "2021". Its seasons are 2019, 2020; "calendar" is the last that has started.',
  );
});
