import { expect, test } from 'vitest';

import { adHosts, adServices } from './ad-services.ts';

const adBidding = { siteId: 'lakeshore.example', isTesting: 'no', scriptUrl: 'https://ads.example.com/v3' } as const;

test('a college without services has no slots', () => {
  expect(adServices(undefined, 'top')).toBeUndefined();
  expect(adServices({}, 'story')).toBeUndefined();
  expect(adServices({ adBidding: { siteId: 'a', isTesting: 'no' } }, 'top')).toBeUndefined();
});

test('the bidding script depends on the site id', () => {
  expect(adServices({ adBidding }, 'top')).toEqual({
    isPlaceholder: false,
    isTesting: false,
    biddingScript: 'https://ads.example.com/v3/lakeshore.example/htlbid.js',
  });
});

test('a testing site gets the staging variant', () => {
  expect(adServices({ adBidding: { ...adBidding, isTesting: 'yes' } }, 'top')).toMatchObject({
    isTesting: true,
    biddingScript: 'https://ads.example.com/v3/stage/lakeshore.example/htlbid.js',
  });
});

test('native advertising is for stories only', () => {
  expect(adServices({ nativoEnabled: true }, 'top')).toBeUndefined();
  expect(adServices({ nativoEnabled: true }, 'story')?.nativeScript).toMatch(/^https:/);
});

test('placeholders load nothing', () => {
  const services = adServices({ adBidding, nativoEnabled: true, adPlaceholders: true }, 'story');
  expect(services).toEqual({ isPlaceholder: true, isTesting: false });
});

test('hosts are those of the services in use', () => {
  expect(adHosts({})).toEqual([]);
  expect(adHosts({ adBidding, nativoEnabled: true })).toEqual(['https://ads.example.com', 'https://s.ntv.io']);
});
