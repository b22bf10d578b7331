import { AsyncLocalStorage } from 'node:async_hooks';

import type { ApiClient } from '../api/client.ts';
import type { LoginForm, StaffMember } from '../domain/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Route } from './routes.ts';

/** What is known about the request being answered. */
export type RequestContext = {
  requestId: string;
  /** The page's own address, also when its payload is asked for. */
  url: URL;
  /** A soft navigation asks for the payload alone; a first visit for the document. */
  isPayload: boolean;
  /** Crawlers get whole documents in reading order. */
  isCrawler: boolean;
  /** For the `nonce` attribute of inline `<script>` and `<style>`. */
  nonce: string;
  tenant: Tenant;
  api: ApiClient;
  /** Absent where no row of the route table fits. */
  route?: Route;
  /** The member of the college's staff who asks, with the token of their forms; on hidden pages and the log-in only. */
  staff?: StaffMember & { formToken: string };
  /** What the log-in page shows; on that page only. */
  login?: LoginForm;
  /** Tags of the API answers seen on the way; they become the page's own. */
  cacheTags: Set<string>;
  /** The first thing that went wrong while rendering, in one line. */
  failure?: string;
  /** The parameters of the address name nothing. */
  isMissing: boolean;
  /** What the load of the route returned. */
  data?: object;
  /** Finished markup by key, waiting for its place in the document; see `ui/markup`. */
  markup: Map<string, string>;
};

// One storage for the process: the server and the React environments load this module separately.
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<RequestContext> | undefined };
const key = Symbol.for('fieldhouse.request-context');
shared[key] ??= new AsyncLocalStorage();
const storage = shared[key];

export const runWithRequestContext = <T>(context: RequestContext, run: () => T): T => storage.run(context, run);

/** The context of the request being answered; undefined outside of one. */
export const findRequestContext = (): RequestContext | undefined => storage.getStore();

/** The context of the request being answered; works in pages, in what they await and in middleware after `requestContext`. */
export const getRequestContext = (): RequestContext => {
  const context = findRequestContext();
  if (!context) throw new Error('No request context here: the requestContext middleware has to run first');
  return context;
};
