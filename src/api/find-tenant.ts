import type { Tenant } from '../domain/tenant.ts';
import { hostOf } from './host.ts';
import { problem, problemResponse } from './problem.ts';
import type { TenantRegistry } from './tenants.ts';

type Options = {
  tenants: Pick<TenantRegistry, 'findByHost' | 'findBySlug' | 'findForHost'>;
  /** Header that names the college if the host does not. */
  tenantHeader?: string | undefined;
};

export type FindTenant = (request: Pick<Request, 'url' | 'headers'>) => Promise<Tenant | Response>;

/** Resolves the college of an API request, or returns an error response. */
export const createFindTenant =
  ({ tenants, tenantHeader = 'x-tenant' }: Options): FindTenant =>
  async ({ url, headers }) => {
    const host = hostOf(url);
    const known = await tenants.findByHost(host);
    if (known) return known;
    const slug = headers.get(tenantHeader);
    if (slug === null) {
      return (
        (await tenants.findForHost(host)) ??
        problemResponse(
          problem(400, `The host belongs to no college. Send the slug of a college in the ${tenantHeader} header.`),
        )
      );
    }
    return (
      (await tenants.findBySlug(slug)) ??
      problemResponse(problem(404, `No college has the slug ${JSON.stringify(slug.slice(0, 80))}.`))
    );
  };
