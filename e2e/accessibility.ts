import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { rule: string; impact: string | null | undefined; nodes: string[] };

/** The violations that axe-core finds in the page as shown, or in a part of it, best practices included. */
export const accessibilityViolations = async (page: Page, part?: string): Promise<Violation[]> => {
  // the policy of the page allows no other script element
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate((selector) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    // style sheets are for experimental rules, which are off
    return checker.run(selector ?? document, { resultTypes: ['violations'], preload: { assets: ['media'] } });
  }, part);
  return violations.map(({ id, impact, nodes }) => ({
    rule: id,
    impact,
    nodes: nodes.slice(0, 5).map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
};
