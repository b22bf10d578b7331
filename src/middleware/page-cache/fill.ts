import type { ApiClient } from '../../api/client.ts';
import type { Tenant } from '../../domain/tenant.ts';

/**
 * The render of a page for the cache, passed in the bindings of its request. That request comes from no reader; it consists of the
 * URL and the class of reader in the page's key.
 */
export type Fill = {
  isCrawler: boolean;
  /** Waits for blocks that would be streamed late. */
  isWhole: boolean;
  /** Reported by the middlewares. */
  tenant?: Tenant;
  route?: string;
  api?: Pick<ApiClient, 'isComplete' | 'expiresAt'>;
  cacheTags?: ReadonlySet<string>;
  /** Takeovers redirect some readers of this page. */
  hasTakeovers?: boolean;
  /** The page contains something that is good for one view only, such as a form token. */
  isSingleUse?: boolean;
};
