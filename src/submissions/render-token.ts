import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

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
