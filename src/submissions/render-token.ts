import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { formSecret } from '../db/schema/form.ts';

/** The form for which a token is signed. */
type Rendered = { tenantId: number; formId: number; secret: string };

/** Range of milliseconds in which a person fills in a form: faster submissions are suspicious, later ones need a new token. */
export const fastestSubmission = 3000;
export const maxSubmissionAge = 24 * 60 * 60 * 1000;

/** A token for a rendered form: the time in milliseconds, a random key and their signature. */
export function createRenderToken(rendered: Rendered, now: number): string {
  const head = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${head}.${sign(rendered, head)}`;
}

/** Time and key of a token; undefined unless it was signed for this form. */
export function readRenderToken(rendered: Rendered, token: string): { renderedAt: number; key: string } | undefined {
  const [, head = '', time = '', key = '', signature = ''] =
    /^(([0-9a-z]{1,10})\.([\w-]{16}))\.([\w-]{43})$/.exec(token) ?? [];
  const expected = Buffer.from(sign(rendered, head));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return { renderedAt: Number.parseInt(time, 36), key };
}

const sign = ({ tenantId, formId, secret }: Rendered, head: string): string =>
  createHmac('sha256', secret).update(`${tenantId}.${formId}.${head}`).digest('base64url');

/** The secrets of colleges, created on first use and cached in memory. */
export function createSecrets(db: Db) {
  const known = new Map<number, Promise<string>>();
  return (tenantId: number): Promise<string> => {
    const secret = known.get(tenantId) ?? requireSecret(db, tenantId);
    known.set(tenantId, secret);
    secret.catch(() => known.delete(tenantId));
    return secret;
  };
}

async function requireSecret(db: Db, tenantId: number): Promise<string> {
  await db
    .insert(formSecret)
    .values({ tenantId, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(formSecret).where(eq(formSecret.tenantId, tenantId));
  if (!row) throw new Error(`No form secret for college ${tenantId}: does the tenant row exist?`);
  return row.secret;
}
