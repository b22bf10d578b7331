import type { Locator, Page } from '@playwright/test';

/** More stops than any form has controls. */
const maxStops = 80;

/** Moves the focus with the tab key alone. Throws if the control cannot be reached. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < maxStops; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${control} cannot be reached with the tab key`);
}

/** Goes past the header. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: /^Skip to/ }).first());
  await page.keyboard.press('Enter');
}

/** A control by its label, and what is typed into it: texts, or keys in braces such as `{Space}`. */
export type Entry = readonly [label: RegExp, ...typed: string[]];

export async function enter(page: Page, entries: readonly Entry[]): Promise<void> {
  for (const [label, ...typed] of entries) {
    await tabTo(page, page.getByRole('main').getByLabel(label).first());
    for (const text of typed) {
      const [, key] = /^\{(.+)\}$/.exec(text) ?? [];
      if (key) await page.keyboard.press(key);
      else await page.keyboard.type(text);
    }
  }
}
