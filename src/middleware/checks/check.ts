import type { ApiClient } from '../../api/client.ts';
import type { Tenant } from '../../domain/tenant.ts';

/** What a check may look at. */
export type CheckRequest = {
  /** The page's own address. */
  url: URL;
  /** Decoded parameters of the route; none where no route fits. */
  params: Record<string, string>;
  tenant: Tenant;
  api: ApiClient;
};

/** Nothing to say, another address, or a page whose parameters name nothing. */
export type CheckResult = undefined | { redirect: string; status: 301 | 302 | 307 } | { notFound: true };

/** A rule of one page, run before it; the one export of its module is named `check`. */
export type Check = (request: CheckRequest) => Promise<CheckResult> | CheckResult;
