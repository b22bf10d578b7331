import { createHash, timingSafeEqual } from 'node:crypto';

/** The CSRF token of a form: a hash of a secret that only the browser of its reader has. */
export const formToken = (secret: string): string =>
  createHash('sha256').update(`form of ${secret}`).digest('base64url');

/** Whether a token was made from a secret. */
export function isFormTokenOf(secret: string, token: string): boolean {
  const [a, b] = [Buffer.from(formToken(secret)), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
