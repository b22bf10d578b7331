import { beforeEach, describe, expect, test } from 'vitest';

import { campaignViews } from '../../db/schema/promotion.ts';
import { splashClick } from '../../db/schema/splash.ts';
import { createCollege, createSport } from '../../testing/factories.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';

const commands = collegeCommands();
beforeEach(() => createSport(commands.database.db, commands.college.id));

const rotator = { name: 'home-rotator', type: 'multi', effect: 'slide' };
const addPlace = (options: Record<string, string>) => commands.run('promotion place-add', { options });
const add = (options: Record<string, string>) => commands.run('promotion add', { options });

describe('places', () => {
  test('have a name, which a sport can reuse for its own place', async () => {
    await addPlace(rotator);
    await addPlace({ ...rotator, sport: 'football', swiper: '{"autoplay":8000}' });
    expect(await commands.list('promotion places')).toEqual([
      { id: 1, ...rotator, sport: null, swiper: {} },
      { id: 2, ...rotator, sport: 'football', swiper: { autoplay: 8000 } },
    ]);
  });

  test('cannot be created twice', async () => {
    await addPlace(rotator);
    expect((await addPlace(rotator)).errs).toEqual([
      '--name is "home-rotator"; place 1 has the same name and sport; change one of the two',
    ]);
  });

  test.each([
    [{ ...rotator, name: 'Home Rotator' }, /^--name is "Home Rotator"; it has to be 1-60 lower-case letters/],
    [{ ...rotator, type: 'many' }, /^--type is "many"; it has to be one of single, html, icons, multi/],
    [{ ...rotator, effect: 'fade' }, /^--effect is "fade"; it has to be one of random, none, slide/],
    [{ ...rotator, swiper: '{"speed":1}' }, /^--swiper is .*; speed has to be removed/],
  ])('%j are refused', async (options, message) => {
    expect((await addPlace(options)).errs).toEqual([expect.stringMatching(message)]);
  });

  test('can be changed', async () => {
    await addPlace(rotator);
    await commands.run('promotion place-change', { args: ['1'], options: { effect: 'random' } });
    expect(await commands.list('promotion places')).toMatchObject([{ effect: 'random' }]);
  });
});

describe('promotions', () => {
  test('are appended to the named place', async () => {
    await addPlace(rotator);
    await addPlace({ ...rotator, sport: 'football' });
    await add({ place: 'home-rotator', title: 'One', position: '5' });
    await add({ place: 'home-rotator', title: 'Two' });
    await add({ place: 'home-rotator/football', title: 'Three' });
    await add({ place: '2', title: 'Four' });
    expect(await commands.list('promotion list')).toMatchObject([
      { title: 'One', place: 'home-rotator', position: 5 },
      { title: 'Two', place: 'home-rotator', position: 6 },
      { title: 'Three', place: 'home-rotator/football', position: 1 },
      { title: 'Four', place: 'home-rotator/football', position: 2 },
    ]);
  });

  test.each([
    [{ place: 'nowhere' }, '--place is "nowhere"; it has to be the name of a place; there are: home-rotator'],
    [{ icon: 'Ticket!' }, '--icon is "Ticket!"; it has to be one of all-sports, badminton'],
    [{ cssClass: '1a' }, '--css-class is "1a"; it has to be class names'],
    [{ position: '-1' }, '--position is "-1"; it has to be a whole number from 0 to 1000000'],
    [{ startDate: '2099-01-02T00:00', endDate: '2099-01-02T00:00' }, 'it has to be after startDate'],
  ])('with %j are refused', async (options, message) => {
    await addPlace(rotator);
    expect((await add({ place: 'home-rotator', title: 'x', ...options })).errs.join('\n')).toContain(message);
  });

  test('from a file are added all or none', async () => {
    await addPlace(rotator);
    const addFile = (content: unknown) =>
      commands.run('promotion add', { options: { file: 'x.json' }, files: [jsonFile(content)] });
    const good = { place: 'home-rotator', title: 'A', openInNewWindow: true };
    expect((await addFile([good, { ...good, place: 'x' }])).exit).toBe(1);
    expect(await commands.list('promotion list')).toEqual([]);
    expect((await addFile([good, good])).outs).toEqual(['promotion 1 added: A', 'promotion 2 added: A']);
    expect((await commands.run('promotion end', { args: ['1', '2'] })).outs).toEqual([
      'promotion 1 ended: A',
      'promotion 2 ended: A',
    ]);
  });
});

describe('counts', () => {
  const at = (day: number) => `2026-11-0${day}T12:00:00Z`;

  test('of impressions list each promotion, with 0 for none', async () => {
    await addPlace(rotator);
    await add({ place: 'home-rotator', title: 'Seen' });
    await add({ place: 'home-rotator', title: 'Unseen' });
    const seen = { tenantId: commands.college.id, campaignId: 1 };
    await commands.database.db
      .insert(campaignViews)
      .values([1, 2, 3].map((day) => ({ ...seen, day: `2026-11-0${day}`, views: day, lastAt: at(day) })));
    expect((await commands.run('promotion impressions')).outs).toEqual([
      'id  title   impressions  last',
      '1   Seen    6            2026-11-03 07:00',
      '2   Unseen  0',
    ]);
    expect((await commands.run('promotion impressions', { options: { since: '2026-11-02T00:00' } })).outs[1]).toMatch(
      /^1 +Seen +5 /,
    );
  });

  test('of clicks list the requested splashes, never those of another college', async () => {
    const other = await createCollege(commands.database.db, { slug: 'other' });
    const kickoff = { title: 'Kickoff', kind: 'countdown', countdownTo: '2099-12-01T20:00' };
    for (const tenant of ['harbor', 'other']) await commands.run('splash add', { options: { ...kickoff, tenant } });
    await commands.run('splash add', { options: kickoff });
    const click = (tenantId: number, key: string) => ({ tenantId, splashId: 1, key, at: at(1) });
    await commands.database.db
      .insert(splashClick)
      .values([click(commands.college.id, 'a'), click(commands.college.id, 'b'), click(other.id, 'c')]);
    const { outs } = await commands.run('splash clicks', { args: ['1'], options: { json: true } });
    expect(outs.map((line) => JSON.parse(line))).toEqual([
      { id: 1, title: 'Kickoff', clicks: 2, last: '2026-11-01T07:00:00-05:00' },
    ]);
    expect((await commands.run('splash clicks', { args: ['9'] })).errs[0]).toContain('there is no such splash');
    expect((await commands.run('splash clicks', { options: { since: 'May' } })).errs[0]).toMatch(
      /^--since is "May"; it has to be a day and time/,
    );
  });
});
