import type { Page } from '@playwright/test';

import { fastestSubmission } from '../src/submissions/render-token.ts';
import { accessibilityViolations } from './accessibility.ts';
import type { College } from './colleges.ts';
import { type Entry, enter, skipToContent, tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

type Walk = {
  path: string;
  entries: readonly Entry[];
  /** What the page of payment and the receipt say. */
  total?: string;
  discount?: string;
  /** What the confirmation says. */
  sent?: RegExp;
};

const person: readonly Entry[] = [
  [/^First name/, 'Ada'],
  [/^Last name/, 'Berg'],
  [/^E-mail address/, 'ada@example.com'],
];

const walks: Record<College, Record<'camp' | 'questionnaire' | 'survey', Walk>> = {
  lakeshore: {
    camp: {
      path: '/form/2',
      entries: [
        ...person,
        [/^Phone on the days/, '919 555 0100'],
        [/^Number of campers/, '{Control+a}', '2'],
        [/^Names and grades/, 'Mia, grade 6; Leo, grade 8'],
        [/^June 8–11, grades 5–8, day camp/, '{Space}', '{ArrowDown}'],
        [/^Roommate request/, 'Mia and Leo'],
        [/^Camp shirt/, '{Space}'],
        [/^Shirt size/, 'Youth L'],
        [/^I have read the camp waiver/, '{Space}'],
        [/^Coupon code/, 'EARLYBIRD'],
      ],
      discount: '−$25.00',
      total: '$827.86',
    },
    questionnaire: {
      path: '/form/3',
      entries: [
        ...person,
        [/^Date of birth/, '05132008'],
        [/^Hometown/, 'Lund, Sweden'],
        [/^Year in school/, 'College'],
        [/^Current college/, 'Bay College'],
        [/^Yes$/, '{Space}'],
        [/^Sport$/, 'Another'],
        [/^Other Sport/, 'Fencing'],
        [/^I play for a club team/, '{Space}'],
        [/^Club team/, 'Lugi'],
      ],
      sent: /A coach reads every questionnaire/,
    },
    survey: {
      path: '/form/1',
      entries: [
        [/^Team you saw/, 'Football'],
        [/^Excellent/, '{Space}'],
        [/^The game/, '{Space}'],
        [/^Yes$/, '{Space}', '{ArrowDown}'],
        [/^What would bring you back/, 'Later buses'],
      ],
      sent: /plan next season/,
    },
  },
  pineridge: {
    camp: {
      path: '/form/2',
      entries: [
        ...person,
        [/^Number of children/, '{Control+a}', '2'],
        [/^Names and grades/, 'Mia, grade 4; Leo, grade 5'],
        [/^Junior ball/, '{Space}'],
        [/^Coupon code/, 'NEIGHBOR'],
      ],
      discount: '−$5.00',
    },
    questionnaire: {
      path: '/form/3',
      entries: [
        ...person,
        [/^Year in school/, 'College'],
        [/^Current college/, 'Bay College'],
        [/^Sport and position/, 'Golf'],
      ],
    },
    survey: { path: '/form/1', entries: [[/^Needles/, '{Space}']] },
  },
};

const widths = [390, 1280] as const;
const height = 844;

/** Of the page with errors, of styles that links load in advance, and of axe without timers. */
const warnings = /status of 422|preloaded using link preload|Preload assets timed out/;

type Mode = {
  hasScript: boolean;
  /** Whether axe reads every state: the colleges share their controls. */
  withAxe: boolean;
};

/** Checks that the page fits every width, and with axe at the width of the walk. */
async function check(page: Page, state: string, { hasScript, withAxe }: Mode): Promise<void> {
  const walked = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${state} scrolls horizontally at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (walked) await page.setViewportSize(walked);
  if (!withAxe) return;
  // axe waits with timers, which do not run in pages without JavaScript
  if (!hasScript)
    await page.evaluate(() => {
      Object.assign(window, { setTimeout: (run: () => void) => void Promise.resolve().then(run) });
    });
  expect.soft(await accessibilityViolations(page), state).toEqual([]);
}

/** Submits the empty form, follows the first error to its control, fills in the form and submits it. */
async function fillIn(page: Page, { path, entries, discount }: Walk, mode: Mode): Promise<void> {
  if (mode.hasScript) await page.locator('form[data-checked]').waitFor();
  await check(page, `${path} before it is filled in`, mode);
  await skipToContent(page);
  const submit = page.getByRole('button', { name: 'Submit' });
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  const shownAt = Date.now();
  await expect(page).toHaveTitle(/^Error: /);
  await check(page, `${path} with errors`, mode);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('form [aria-invalid]').first()).toBeFocused();
  await enter(page, entries);
  await check(page, `${path} filled in`, mode);
  // faster submissions are held for review
  await page.waitForTimeout(Math.max(0, shownAt + fastestSubmission - Date.now()));
  // before anything is paid
  if (discount !== undefined) await expect(page.getByText('No money is charged.')).toBeVisible();
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
}

async function walk(page: Page, each: Walk, mode: Mode): Promise<void> {
  await fillIn(page, each, mode);
  const { path, total, discount, sent } = each;
  if (discount === undefined) {
    await expect(page.getByRole('group', { name: 'Thank you. Your answers were sent.' })).toBeFocused();
    if (sent) await expect(page.getByText(sent)).toBeVisible();
    await check(page, `${path} sent`, mode);
    return;
  }
  await expect(page.getByRole('heading', { name: 'Test shop' })).toBeVisible();
  if (total) await expect(page.getByText(`Pay ${total}`)).toBeVisible();
  await check(page, `${path} at the payment page`, mode);
  await tabTo(page, page.getByRole('button', { name: /^Pay / }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('cell', { name: discount })).toBeVisible();
  await check(page, `${path} paid`, mode);
}

const closed: Record<College, readonly [path: string, text: RegExp][]> = {
  lakeshore: [
    ['/form/4', /^Closed /],
    ['/form/5', /^Opens /],
    ['/form/6', /^All 12 places are taken\./],
  ],
  pineridge: [
    ['/form/4', /^Closed /],
    ['/form/5', /^Opens /],
    ['/form/6', /^All 6 places are taken\./],
  ],
};

for (const college of ['lakeshore', 'pineridge'] as const)
  for (const hasScript of [true, false]) {
    // each college is walked at both widths, and each width with and without scripts
    const width = hasScript === (college === 'lakeshore') ? 390 : 1280;
    const mode = { hasScript, withAxe: college === 'lakeshore' };
    test.describe(`the forms of ${college} with${hasScript ? '' : 'out'} JavaScript`, () => {
      test.use({ javaScriptEnabled: hasScript, viewport: { width, height } });

      for (const name of ['camp', 'questionnaire', 'survey'] as const)
        test(`the ${name} is walked by keyboard at ${width} px`, async ({ page, site, pageErrors }) => {
          await page.goto(site.addressOf(college, walks[college][name].path));
          await walk(page, walks[college][name], mode);
          expect(pageErrors.splice(0).filter((error) => !warnings.test(error))).toEqual([]);
        });

      test('closed, pending and full forms say why they take no answers', async ({ page, site, pageErrors }) => {
        for (const [path, text] of closed[college]) {
          await page.goto(site.addressOf(college, path));
          await expect(page.getByRole('main').getByText(text)).toBeVisible();
          await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
          await check(page, path, mode);
        }
        expect(pageErrors.splice(0).filter((error) => !warnings.test(error))).toEqual([]);
      });
    });
  }

test('a form in an information page looks like one on its own page', async ({ page, site }) => {
  const field = page.locator('form[data-form] input[name="field-first"]');
  await page.goto(site.addressOf('lakeshore', '/form/3'));
  const minHeight = await field.evaluate((input) => getComputedStyle(input).minHeight);
  await page.goto(site.addressOf('lakeshore', '/sports/2026/9/1/recruits'));
  await expect(field).toHaveCSS('min-height', minHeight);
  expect(minHeight).not.toBe('auto');
});
