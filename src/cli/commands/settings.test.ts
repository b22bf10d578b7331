import { describe, expect, test } from 'vitest';

import { snapshot } from '../../importers/save/testing/college.ts';
import { requireTenant } from '../tenants.ts';
import { collegeCommands } from '../testing/college-commands.ts';

const commands = collegeCommands();

const set = (...args: string[]) => commands.run('config set', { args });
const config = async () => (await commands.list('config show'))[0];

describe('config', () => {
  test('accepts text, comma-separated lists, yes and no, and JSON, and leaves other settings', async () => {
    const { exit, outs } = await set('gtmIds=GTM-A, GTM-B', 'nativoEnabled=yes', 'mobileAppleAppId=123456');
    expect({ exit, outs }).toEqual({
      exit: 0,
      outs: ['gtmIds is ["GTM-A","GTM-B"]', 'nativoEnabled is true', 'mobileAppleAppId is 123456'],
    });
    await set('adBidding={"siteId":"harbor","isTesting":"yes"}', 'nativoEnabled=no');
    expect(await config()).toEqual({
      gtmIds: ['GTM-A', 'GTM-B'],
      nativoEnabled: false,
      mobileAppleAppId: '123456',
      adBidding: { siteId: 'harbor', isTesting: 'yes' },
    });
  });

  test('removes settings with an empty value', async () => {
    await set('gtmIds=GTM-A', 'takeoversEnabled=no');
    expect((await set('gtmIds=')).outs).toEqual(['gtmIds is -']);
    expect(await config()).toEqual({ takeoversEnabled: false });
  });

  test('names every unknown or invalid setting, and sets nothing', async () => {
    const { exit, errs } = await set(
      'gtmIds=GTM-A',
      'colour=red',
      'nativoEnabled=perhaps',
      'gtmIds',
      'adBidding={"siteId":"x"}',
    );
    expect(exit).toBe(1);
    expect(errs.join('\n').split('\n')).toEqual([
      expect.stringMatching(/^colour is unknown; known are: .*gtmIds/),
      expect.stringMatching(/^nativoEnabled is "perhaps"; it has to be boolean/),
      '"gtmIds" has no value; write name=value, or name= to remove the setting',
      expect.stringMatching(/^adBidding is .*; it has to be isTesting: /),
    ]);
    expect(await config()).toEqual({});
  });
});

describe('tenant change', () => {
  const change = (options: Record<string, string | string[] | boolean>) =>
    commands.run('tenant change', { args: ['harbor'], options });

  test('changes given fields and leaves the rest', async () => {
    await set('gtmIds=GTM-A');
    expect(
      (await change({ name: 'Harbor State', primary: '#7bafd4', set: ['ticketsUrl=https://t.example'] })).exit,
    ).toBe(0);
    const college = await requireTenant(commands.database.db, 'harbor');
    expect(college).toMatchObject({
      name: 'Harbor State',
      shortName: 'harbor',
      primaryColor: '#7bafd4',
      secondaryColor: '#ffffff',
      settings: { ticketsUrl: 'https://t.example', config: { gtmIds: ['GTM-A'] } },
    });
  });

  test('changes nothing in a dry run or with an invalid value', async () => {
    const before = await snapshot(commands.database);
    expect((await change({ name: 'Harbor State', dryRun: true })).exit).toBe(0);
    expect((await change({ primary: 'red' })).errs).toEqual([
      '--primary is "red"; it has to be a color such as #13294b',
    ]);
    expect((await change({ set: ['supportEmail=nobody'] })).errs[0]).toMatch(/^supportEmail is "nobody"; it has to be/);
    expect((await change({ set: ['config={}'] })).errs[0]).toMatch(/^config is unknown/);
    expect((await change({})).errs[0]).toMatch(/^No changes are given/);
    expect(await snapshot(commands.database)).toBe(before);
  });

  test('sets the picture of link previews in addition to a logo', async () => {
    const picture = (name: string, width: number) => ({
      name,
      bytes: new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`),
    });
    await commands.run('tenant change', {
      args: ['harbor'],
      options: { logo: 'logo.svg', shareImage: 'share.svg' },
      files: [picture('logo.svg', 9), picture('share.svg', 16)],
    });
    const college = await requireTenant(commands.database.db, 'harbor');
    expect(college).toMatchObject({
      logo: '/media/logos/1.svg',
      settings: { shareImage: '/media/share/2.svg' },
    });
    await change({ set: ['shareImage='] });
    expect((await requireTenant(commands.database.db, 'harbor')).settings).not.toHaveProperty('shareImage');
  });

  test('gives a new logo a new path', async () => {
    const svg = (name: string) => ({
      name,
      bytes: new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" id="${name}"/>`),
    });
    for (const [name, logo] of [
      ['a.svg', '/media/logos/1.svg'],
      ['b.svg', '/media/logos/2.svg'],
    ] as const) {
      await commands.run('tenant change', { args: ['harbor'], options: { logo: name }, files: [svg(name)] });
      expect(await requireTenant(commands.database.db, 'harbor')).toMatchObject({ logo });
    }
  });
});
