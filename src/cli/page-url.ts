import type { Tenant } from '../domain/tenant.ts';

/** URL of a page on this server, such as `http://unc.localhost:3000/sports/football/schedule`. */
export function pageUrl({ canonicalHost }: Pick<Tenant, 'canonicalHost'>, port: number, path: string): string {
  return new URL(path, `http://${canonicalHost}:${port}`).href;
}
