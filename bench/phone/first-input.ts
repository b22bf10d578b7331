import type { Browser } from '@playwright/test';

import { recordInputs, takeSlowestInput } from './input-delays.ts';
import { createPhone, launchBrowser } from './slow-phone.ts';

/** Milliseconds after the form is painted at which the last first input comes; its script is running by then. */
const maxDelay = 4000;

/**
 * Opens each form several times on a slow phone, taps its first text field and enters a letter, each time a little later
 * after the field is painted.
 *
 * @returns milliseconds from the input to the next paint (Event Timing): the slower of the tap and the letter of each visit
 */
export async function measureFirstInputs(addresses: readonly string[], visits: number): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    for (const address of addresses)
      for (let visit = 0; visit < visits; visit++)
        times.push(await enterLetter(browser, address, (maxDelay * visit) / (visits - 1)));
    return times;
  } finally {
    await browser.close();
  }
}

async function enterLetter(browser: Browser, address: string, delay: number): Promise<number> {
  const { page, session, close } = await createPhone(browser);
  try {
    await recordInputs(page);
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    const field = page.locator('main form input[type=text]').first();
    await field.waitFor();
    await field.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.waitForTimeout(delay);
    const tap = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 } as const;
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...tap });
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...tap });
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'a', text: 'a' });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a' });
    // the paint is reported after it
    await page.waitForTimeout(1000);
    if ((await field.inputValue()) !== 'a') throw new Error(`The letter is not in the first field of ${address}`);
    return await takeSlowestInput(page);
  } finally {
    await close();
  }
}
