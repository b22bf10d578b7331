import { randomUUID } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the package's default: 19 MiB, two passes. About 20 ms. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to store, with salt and costs. */
export const hashPassword = (password: string): Promise<string> => hash(password, costs);

/** Whether a password matches a hash; false without one, after the same time. */
export type VerifyPassword = (passwordHash: string | undefined, password: string) => Promise<boolean>;

export function createVerifier(): VerifyPassword {
  // created in advance: otherwise the first unknown address would take longer to refuse
  const dummyHash = hashPassword(randomUUID());
  return async (passwordHash, password) => {
    const isRight = await verify(passwordHash ?? (await dummyHash), password);
    return passwordHash !== undefined && isRight;
  };
}
