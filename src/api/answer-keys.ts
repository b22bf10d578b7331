import type { Tenant } from '../domain/tenant.ts';

/** Maximum remembered paths of a college. */
const maxPaths = 1000;

/**
 * The cache keys of paths that pages in this process have requested. Routing and validation of a path always result in the
 * same key, so they run once.
 */
export function createAnswerKeys() {
  // a college that has changed is another object
  const keys = new WeakMap<Tenant, Map<string, string>>();
  return {
    find: (tenant: Tenant, path: string): string | undefined => keys.get(tenant)?.get(path),
    remember: (tenant: Tenant, path: string, key: string): void => {
      const known = keys.get(tenant) ?? new Map<string, string>();
      if (known.size >= maxPaths) known.clear();
      keys.set(tenant, known.set(path, key));
    },
  };
}
