import type { Tenant } from '../domain/tenant.ts';

/** Maximum number of remembered paths per college. */
const maxPaths = 1000;

/**
 * Remembers the cache keys of paths that pages in this process have requested, because routing and validating a path always yields
 * the same key.
 */
export function createResponseKeys() {
  // a changed college is a new object
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
