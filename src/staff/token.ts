import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits for a cookie or a link. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token under which its row is stored, so that reading the table is not enough to use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
