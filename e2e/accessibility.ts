import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { rule: string; impact: string | null | undefined; nodes: string[] };

/** Rules whose outcome depends on the colors of a college. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

type Options = {
  /** A selector of the part of the page that is checked. */
  part?: string | undefined;
  /** All rules unless given. */
  rules?: string[] | undefined;
};

/** The violations that axe-core finds in the page as shown, or in a part of it, best practices included. */
export const accessibilityViolations = async (page: Page, { part, rules }: Options = {}): Promise<Violation[]> => {
  // the policy of the page allows no other script element
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ({ part, rules }) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      // style sheets are for experimental rules, which are off
      return checker.run(part ?? document, {
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        ...(rules && { runOnly: rules }),
      });
    },
    { part, rules },
  );
  return violations.map(({ id, impact, nodes }) => ({
    rule: id,
    impact,
    nodes: nodes.slice(0, 5).map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
};

/**
 * Removes list items, table rows and articles from the fourth on that have the elements, attributes and styles of others beside
 * them: the time of axe grows with the number of elements, and it finds the same in all of them. What other elements refer to
 * stays.
 */
export const removeAlike = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = 3;
    const repeated = 'li, tbody > tr, article, option, dl > div';
    const references = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
    const withValue = ['class', 'style', 'tabindex', 'colspan'];
    // a word may select a style
    const isWord = (value: string) => /^[a-z-]{1,20}$/i.test(value);
    const referredTo = new Set<string>();
    for (const link of document.querySelectorAll('a[href^="#"]'))
      referredTo.add(link.getAttribute('href')?.slice(1) ?? '');
    for (const name of references)
      for (const element of document.querySelectorAll(`[${name}]`))
        for (const id of (element.getAttribute(name) ?? '').split(/\s+/)) referredTo.add(id);

    const isReferredTo = (element: Element) =>
      referredTo.has(element.id) || [...element.querySelectorAll('[id]')].some(({ id }) => referredTo.has(id));
    const shapeOf = (element: Element): string => {
      const attributes = [...element.attributes]
        .map(({ name, value }) => `${name}=${withValue.includes(name) || isWord(value) ? value : value !== ''}`)
        .sort();
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      return `${element.localName}[${attributes}]${hasText}(${[...element.children].map(shapeOf)})`;
    };

    const counts = new Map<Element | null, Map<string, number>>();
    for (const element of document.querySelectorAll(repeated)) {
      // an earlier one that contains it was removed, or a cell of its table spans several rows
      if (!element.isConnected || element.closest('table:has([rowspan])') || isReferredTo(element)) continue;
      const siblings = counts.get(element.parentElement) ?? new Map<string, number>();
      counts.set(element.parentElement, siblings);
      const shape = shapeOf(element);
      const count = (siblings.get(shape) ?? 0) + 1;
      siblings.set(shape, count);
      if (count > kept) element.remove();
    }
  });
