import { expect, type Page } from '@playwright/test';

import { isOtherDay } from '../src/testing/test-day.ts';
import { bottomOfRow, hasList } from './first-rows.ts';
import { narrowColumns } from './narrow-columns.ts';
import type { SampledName } from './samples.ts';

/** A screen and the number of rows that a list shows on it. */
export type Screen = { width: number; height: number; rows?: number };

/** A zoom of 400 % on a screen of 1280 px. */
export const zoomed: Screen = { width: 320, height: 640 };
export const phone: Screen = { width: 390, height: 844, rows: 1 };
export const desktop: Screen = { width: 1280, height: 900, rows: 2 };
export const wide: Screen[] = [1920, 2560].map((width) => ({ width, height: 1080 }));

export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

type Shown = {
  path: string;
  /** The route, if its list begins on the first screen. */
  list: SampledName | undefined;
  /** Whether the list has rows on a desktop; phones show no games in a month. */
  hasRows?: boolean;
};

/** Checks that the page fits a screen, has no narrow text on a wide one, and begins its list on the first one. */
export async function checkLayout(page: Page, screen: Screen, { path, list, hasRows = false }: Shown): Promise<void> {
  await page.setViewportSize(screen);
  const at = `${path} at ${screen.width} px`;
  expect.soft(await horizontalOverflow(page), `${at} scrolls horizontally`).toBeLessThanOrEqual(0);
  if (wide.includes(screen)) expect.soft(await narrowColumns(page, 200), `${at} has narrow text`).toEqual([]);
  // where rows begin depends on the day: a month may have no game before its third week
  if (!screen.rows || !list || !hasList(list) || isOtherDay()) return;
  const bottom = await bottomOfRow(page, list, screen.rows);
  if (hasRows && screen === desktop) expect.soft(bottom, `${path} has rows`).toBeDefined();
  expect.soft(bottom ?? 0, `${at}: the bottom of row ${screen.rows}`).toBeLessThanOrEqual(screen.height);
}
