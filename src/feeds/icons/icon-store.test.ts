import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import type { Tenant } from '../../domain/tenant.ts';
import { createIconStore } from './icon-store.ts';

const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#ff0000" d="M0 0H10V10H0Z"/></svg>';
const primaryColor = [0x13, 0x29, 0x4b, 255];
const red = [255, 0, 0, 255];

const college = (given: Partial<Tenant> = {}): Tenant => ({
  id: 1,
  slug: 'harbor',
  name: 'Harbor College',
  shortName: 'Harbor',
  timezone: 'America/New_York',
  primaryColor: '#13294b',
  secondaryColor: '#ffffff',
  accentColor: '#e84a27',
  logo: null,
  hosts: ['harbor.localhost'],
  canonicalHost: 'harbor.localhost',
  settings: {},
  ...given,
});

const any = { size: 100, purpose: 'any' } as const;
const maskable = { size: 100, purpose: 'maskable' } as const;
const readLogo = async () => Buffer.from(logoSvg);

/** The colour of a point, red green blue alpha. */
const pointOf = async (png: Uint8Array, left: number, top: number) => [
  ...(await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('an icon', () => {
  test('of a college without logo is drawn on its primary colour', async () => {
    const store = createIconStore();
    const shield = await store.get(college(), any, readLogo);
    expect(await pointOf(shield, 50, 10)).toEqual(primaryColor);
    expect((await pointOf(shield, 0, 0))[3]).toBe(0);
    expect(await pointOf(await store.get(college(), maskable, readLogo), 0, 0)).toEqual(primaryColor);
  });

  test('is the logo where there is one, with a white margin where phones cut', async () => {
    const store = createIconStore();
    const withLogo = college({ logo: '/media/logo.svg' });
    expect(await pointOf(await store.get(withLogo, any, readLogo), 0, 0)).toEqual(red);
    const cut = await store.get(withLogo, maskable, readLogo);
    expect([await pointOf(cut, 0, 0), await pointOf(cut, 50, 50)]).toEqual([[255, 255, 255, 255], red]);
  });

  test.each([
    ['is not there', () => Promise.reject(new Error('404'))],
    ['is no picture', async () => Buffer.from('<html></html>')],
  ])('is drawn when the logo %s, and the logo is tried again later', async (_, fail) => {
    const store = createIconStore();
    const withLogo = college({ logo: '/media/logo.svg' });
    expect((await pointOf(await store.get(withLogo, any, fail), 0, 0))[3]).toBe(0);
    expect(await pointOf(await store.get(withLogo, any, readLogo), 0, 0)).toEqual(red);
  });

  test('of one college is never that of another with the same logo address', async () => {
    const store = createIconStore();
    await store.get(college({ logo: '/media/logo.svg' }), any, readLogo);
    const blue = async () => Buffer.from(logoSvg.replace('#ff0000', '#0000ff'));
    const other = await store.get(college({ id: 2, logo: '/media/logo.svg' }), any, blue);
    expect(await pointOf(other, 0, 0)).toEqual([0, 0, 255, 255]);
  });

  test('is drawn without letters where they are not of the alphabet', async () => {
    const shield = await createIconStore().get(college({ shortName: '東京' }), any, readLogo);
    expect(await pointOf(shield, 50, 10)).toEqual(primaryColor);
    expect(await pointOf(shield, 50, 46)).toEqual([255, 255, 255, 255]);
  });
});
