import { expect, test } from 'vitest';

import { findRedirectLoop } from '../../src/domain/redirect-loop.ts';
import { redirectRule } from '../../src/domain/redirect-rule.ts';
import { carriesImage, tagPlace } from '../../src/domain/tracking-tag.ts';
import { createCollegeRows } from '../college-rows.ts';
import { lakeshore } from '../lakeshore.ts';
import { pineRidge } from '../pineridge.ts';
import { addRedirects } from './redirects.ts';
import { addTrackingTags } from './tracking-tags.ts';

const [rich, sparse] = [lakeshore, pineRidge].map((plan) => {
  const college = createCollegeRows(1, '2026-11-21T12:00:00Z');
  addRedirects(college, plan);
  addTrackingTags(college, plan);
  return college.rows;
});

test('the rules are as the site keeps them and lead in no circle', async () => {
  for (const [rows, plan] of [[rich, lakeshore] as const, [sparse, pineRidge] as const]) {
    const given = rows?.redirectRule.map(({ fromPath, target, status = 301 }) => ({ fromPath, target, status })) ?? [];
    const kept = given.map((rule) => redirectRule.assert(rule));
    expect(kept).toEqual(given);
    expect(await findRedirectLoop(kept, plan.hosts)).toBeUndefined();
  }
});

test('both colleges have a rule for one path, and lead elsewhere from it', () => {
  const targets = [rich, sparse].map((rows) =>
    rows?.redirectRule.find(({ fromPath }) => fromPath === '/tickets/season'),
  );
  expect(targets[0]?.target).not.toBe(targets[1]?.target);
});

test('the one tag that is on asks no other host, and no tag counts with pictures', () => {
  const tags = rich?.trackingTag ?? [];
  const on = tags.filter(({ enabled }) => enabled !== false);
  expect(on).toHaveLength(1);
  expect(JSON.stringify(on)).not.toMatch(/\/\/|src/);
  for (const { head = {}, openBody = {}, closeBody = {} } of tags) {
    for (const place of [head, openBody, closeBody]) expect(tagPlace.allows(place)).toBe(true);
    expect(carriesImage({ head, openBody, closeBody })).toBe(false);
  }
});
