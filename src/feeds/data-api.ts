import type { Tenant } from '../domain/tenant.ts';

/** The data API in this process. */
export type DataApi = {
  request: (address: string, init: RequestInit, bindings: { tenant: Tenant }) => Response | Promise<Response>;
};
