import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import type { College } from './colleges.ts';
import type { Site } from './site.ts';

export type Account = { email: string; password: string; name: string };

let accounts = 0;

/** Somebody new of a college's staff, made by the command line as it is in real life. */
export const createAccount = async (college: College): Promise<Account> => {
  const email = `staff-${process.pid}-${++accounts}@${college}.example.edu`;
  const name = 'Dana Whistle';
  const words = ['user', 'create', email, '--tenant', college, '--name', name, '--generate'];
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
  const { stdout } = await promisify(execFile)(process.execPath, ['src/cli/main.ts', ...words], { env });
  return { email, name, password: /^Password: (.+)$/m.exec(stdout)?.[1] ?? '' };
};

/** Logs somebody in and leaves the page at `path`. */
export const logIn = async (page: Page, site: Site, college: College, { email, password }: Account, path: string) => {
  await page.goto(site.addressOf(college, href('login', {}, { return: path })));
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(site.addressOf(college, path));
};
