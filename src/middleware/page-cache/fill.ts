import type { ApiClient } from '../../api/client.ts';
import type { Tenant } from '../../domain/tenant.ts';

/**
 * The render of a page for the cache, in the bindings of its request. That request has nothing of a reader: only the URL
 * and the class of readers that are part of the page's key.
 */
export type Fill = {
  isCrawler: boolean;
  /** Blocks that are streamed late are awaited. */
  isWhole: boolean;
  /** Reported by the middlewares. */
  tenant?: Tenant;
  route?: string;
  api?: Pick<ApiClient, 'isComplete' | 'expiresAt'>;
  cacheTags?: ReadonlySet<string>;
  /** Takeovers redirect some readers of this page. */
  hasTakeovers?: boolean;
  /** The page contains something that is made for one view, such as the token of a form. */
  isSingleUse?: boolean;
};
