import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import type { College } from './colleges.ts';
import { runCommand } from './command-line.ts';
import type { Site } from './site.ts';

export type Account = { email: string; password: string; name: string };

let accounts = 0;

/** Creates an account of a college's staff. */
export const createAccount = async (college: College): Promise<Account> => {
  const email = `staff-${process.pid}-${++accounts}@${college}.example.edu`;
  const name = 'Dana Whistle';
  const out = await runCommand(
    'user',
    'create',
    email,
    '--tenant',
    college,
    '--name',
    name,
    '--role',
    'editor',
    '--generate',
  );
  return { email, name, password: /^Password: (.+)$/m.exec(out)?.[1] ?? '' };
};

/** Logs in with the form and leaves the page at `path`. */
export const logIn = async (page: Page, site: Site, college: College, { email, password }: Account, path: string) => {
  await page.goto(site.addressOf(college, href('login', {}, { return: path })));
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(site.addressOf(college, path));
};
