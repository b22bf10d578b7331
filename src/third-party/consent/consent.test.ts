import { describe, expect, test } from 'vitest';

import { choiceLife, consentKinds, consentOf, consentOfPurposes, parseChoice } from './consent.ts';

const all = (state: string) => Object.fromEntries(consentKinds.map((kind) => [kind, state]));

describe('consent', () => {
  test('knows the four kinds of consent mode v2', () => {
    expect(consentKinds).toEqual(['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization']);
  });

  test('is denied until somebody has chosen, and when they declined', () => {
    expect(consentOf(undefined, false)).toEqual(all('denied'));
    expect(consentOf('declined', false)).toEqual(all('denied'));
  });

  test('is granted as a whole when accepted', () => {
    expect(consentOf('accepted', false)).toEqual(all('granted'));
  });

  test('is denied for everything of advertising where the browser sends Sec-GPC, whatever was accepted', () => {
    expect(consentOf('accepted', true)).toEqual({ ...all('denied'), analytics_storage: 'granted' });
    expect(consentOfPurposes({ Advertising: true, Analytics: true }, true)).toEqual({
      ...all('denied'),
      analytics_storage: 'granted',
    });
  });

  test('of an outside manager follows its purposes; one that is not settled is denied', () => {
    expect(consentOfPurposes({ Advertising: true, Analytics: true }, false)).toEqual(all('granted'));
    expect(consentOfPurposes({ Advertising: 'Auto', Analytics: 'Auto' }, false)).toEqual(all('denied'));
    expect(consentOfPurposes({}, false)).toEqual(all('denied'));
  });

  test('is remembered for half a year, and nothing else is taken for a choice', () => {
    expect(choiceLife).toBe(180 * 24 * 60 * 60 * 1000);
    expect(['accepted', 'declined', 'granted', '', undefined].map(parseChoice)).toEqual([
      'accepted',
      'declined',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
