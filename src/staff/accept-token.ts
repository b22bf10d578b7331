import type { Db } from '../db/client.ts';
import type { RequestSource } from './account-mail.ts';
import { findTokenHolder, type TokenHolder } from './api-tokens.ts';
import { countAttempt, ofUnknownToken } from './attempts.ts';
import { recordLogin } from './login-records.ts';

/**
 * The program behind a request with a token. An unknown token is counted and recorded like a wrong password, up to the limit of the
 * network; then `waitSeconds` is not zero. Valid tokens from that network still work.
 */
export async function acceptToken(
  db: Db,
  tenantId: number,
  token: string,
  source: RequestSource,
): Promise<{ rights: TokenHolder } | { waitSeconds: number }> {
  const holder = await findTokenHolder(db, tenantId, token);
  if (holder) return { rights: holder };
  const { waitSeconds } = await countAttempt(db, tenantId, ofUnknownToken(source.address));
  if (waitSeconds === 0) await recordLogin(db, tenantId, { outcome: 'unknown_token', ...source });
  return { waitSeconds };
}
