import { createPurger } from '../middleware/page-cache/purger.ts';
import type { Env } from '../runtime/env.ts';

/**
 * Purges what colleges withdrew while no server runs, whose pages a shared cache still serves. Resolves with the reason if that fails;
 * undefined without a shared cache.
 */
export const purgeWithdrawn = ({ PURGE_URL: address }: Pick<Env, 'PURGE_URL'>) => {
  if (!address) return undefined;
  return async (tenantIds: readonly number[]): Promise<string | undefined> => {
    const purger = createPurger({ address, log: { warn: () => {} } });
    for (const tenantId of tenantIds) purger.purge({ tenantId, withdrawn: 'files' });
    return purger.settled();
  };
};
