import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import type { Tenant } from '../domain/tenant.ts';
import { parseEnv } from '../runtime/env.ts';
import { openPayments } from './open-payments.ts';

const DataDir = mkdtempSync(path.join(tmpdir(), 'payments-'));
afterAll(() => rmSync(DataDir, { recursive: true }));

const college = (slug: string, canonicalHost = `${slug}.localhost`) => ({ id: 1, slug, canonicalHost }) as Tenant;

test.each([
  [{}, college('lakeshore'), 'stripe'],
  [{}, college('pineridge'), 'stripe'],
  [{}, college('harbor'), undefined],
  [{}, college('lakeshore', 'athletics.lakeshore.edu'), undefined],
  [{ SAMPLE_COLLEGES: 'off' }, college('lakeshore'), undefined],
  [{ SAMPLE_COLLEGES: 'off', SAMPLE_PAYMENTS: 'on' }, college('lakeshore'), undefined],
  [{ SAMPLE_PAYMENTS: 'off' }, college('lakeshore'), undefined],
])('with %j the provider of %j is %s', async (variables, tenant, name) => {
  const none = {} as never;
  const env = parseEnv({ DATA_DIR: DataDir, ...variables });
  const { providers } = openPayments({ database: none, tenants: none, env, log: none });
  expect((await providers.of(tenant))?.name).toBe(name);
});
