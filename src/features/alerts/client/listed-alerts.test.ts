import { runInNewContext } from 'node:vm';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { beforePaint } from '../before-paint.ts';
import { alertCookie, dismissal } from './alert-cookie.ts';
import { showAlerts } from './alert-list.ts';
import { defaultMaxAlerts, listedAlerts, shownAlerts } from './listed-alerts.ts';

const now = Date.parse('2026-09-05T22:00:00Z');
const before = '2026-09-05T21:59:59Z';
const after = '2026-09-05T22:00:01Z';
const alert = { id: 1, title: 'Gates open at noon', url: null, enabled: true, showOnWeb: true, endDate: null };
const ids = (alerts: { id: number }[]) => alerts.map(({ id }) => id);

describe('alerts are listed', () => {
  it('newest id first, in any input order', () => {
    expect(ids(listedAlerts([{ ...alert, id: 3 }, { ...alert, id: 12 }, alert], now))).toEqual([12, 3, 1]);
  });

  it.each([
    ['it is off', { enabled: false }, false],
    ['it is not for the web', { showOnWeb: false }, false],
    ['it is over', { endDate: before }, false],
    ['it ends later', { endDate: after }, true],
    ['it ends this moment', { endDate: '2026-09-05T22:00:00Z' }, true],
    ['it has no end', {}, true],
  ])('when %s: %j → %s', (_, change, isListed) => {
    expect(listedAlerts([{ ...alert, ...change }], now)).toHaveLength(isListed ? 1 : 0);
  });
});

it('one alert is shown unless the college sets more', () => {
  expect(defaultMaxAlerts).toBe(1);
});

it('a dismissed alert stays hidden for 12 hours, 43,200,000 ms', () => {
  expect(dismissal(7)).toBe('alert-consent-7=dismissed; Max-Age=43200; Path=/; SameSite=Lax; Secure');
});

type Case = [what: string, ends: (string | null)[], maximum: number, cookies: string, shown: number[]];

const cases: Case[] = [
  ['the newest alone', [null, null, null], 1, 'theme=dark', [12]],
  ['the next, the newest being put away', [null, null, null], 1, `a=1; ${alertCookie}12=dismissed`, [2]],
  ['the next, the newest being over', [before, null, null], 1, '', [2]],
  ['two where two are wanted', [null, before, after], 2, '', [12, 1]],
  ['none when all are put away', [null, before, null], 1, `${alertCookie}1=x; ${alertCookie}12=x`, []],
  ['one whose id only ends like the one put away', [null, null, null], 3, `${alertCookie}2=x`, [12, 1]],
];

const listOf = (ends: (string | null)[]) =>
  ends.map((endDate, index) => ({ id: [12, 2, 1][index] ?? 0, title: '', url: null, endDate }));

/** The parts of a list that the code reads, with all alerts hidden. */
function stubList(ends: (string | null)[], maximum: number) {
  const children = listOf(ends).map(({ id, endDate }) => ({
    hidden: true,
    dataset: { alert: String(id), ...(endDate && { end: endDate }) },
  }));
  return { dataset: { maximum: String(maximum) }, children, querySelectorAll: () => children };
}

const shownIn = ({ children }: ReturnType<typeof stubList>) =>
  children.filter(({ hidden }) => !hidden).map(({ dataset }) => Number(dataset.alert));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a reader sees', () => {
  it.each(cases)('%s', (_, ends, maximum, cookies, shown) => {
    expect(ids(shownAlerts(listOf(ends), maximum, { cookies, now }))).toEqual(shown);
  });

  it.each(cases)('%s, before the first paint too', (_, ends, maximum, cookies, shown) => {
    const list = stubList(ends, maximum);
    runInNewContext(beforePaint, {
      $el: (_: string, act: (value: null, before: typeof list) => void) => act(null, list),
      document: { cookie: cookies },
      Date: { parse: Date.parse, now: () => now },
    });
    expect(shownIn(list)).toEqual(shown);
  });

  it.each(cases)('%s, after a soft navigation too', (_, ends, maximum, cookies, shown) => {
    const list = stubList(ends, maximum);
    vi.useFakeTimers({ now });
    vi.stubGlobal('document', { cookie: cookies, querySelector: () => list });
    showAlerts();
    expect(shownIn(list)).toEqual(shown);
  });
});
