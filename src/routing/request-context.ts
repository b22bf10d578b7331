import { AsyncLocalStorage } from 'node:async_hooks';

import type { LoginForm, StaffAccount } from '../domain/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { FormState } from '../forms/form-state.ts';
import type { InlineCode } from './inline-code.ts';
import type { Loaded, PageApi } from './load.ts';
import type { Route } from './routes.ts';

/** Data that pages with a form need besides its definition. */
export type PageForms = {
  /** Creates the token of a form that is being rendered. */
  renderToken: (formId: number) => Promise<string>;
  /** Why fans cannot pay, for staff; undefined if they can. */
  paymentProblem: () => Promise<string | undefined>;
  /** Whether no money is charged. */
  isTestPayment: () => Promise<boolean>;
};

/** The request that a page is rendered for. */
export type RequestContext = {
  requestId: string;
  /** The URL of the document, also when its payload is requested. */
  url: URL;
  /** Whether the payload is requested, by a soft navigation, rather than the document. */
  isPayload: boolean;
  /** Crawlers get pages without promotions, splash screens and third-party content. */
  isCrawler: boolean;
  /** Whether the document must be complete and in reading order, with nothing streamed late. */
  isWhole: boolean;
  /** Allows inline `<style>` elements of the document; its inline scripts are listed in `hono-server.ts`. */
  inlineCode: InlineCode;
  tenant: Tenant;
  api: PageApi;
  /** The matched route; absent if none matches. */
  route?: Route;
  /** The logged-in staff member with the CSRF token of their forms; on hidden pages and the log-in only. */
  staff?: StaffAccount & { formToken: string };
  /** The state of the log-in form; on that page only. */
  login?: LoginForm;
  forms?: PageForms;
  /** The state of a posted form that is shown again with its values and errors. */
  form?: FormState;
  /** Cache tags of the API responses; together they are the page's tags. */
  cacheTags: Set<string>;
  /** The first render error, in one line. */
  failure?: string;
  /** The result of the route's load function; absent if no route matches. */
  loaded?: Promise<Loaded>;
  /** Rendered markup by key, to be placed in the document by `ui/markup`. */
  markup: Map<string, string>;
};

// The server and the React environments load separate copies of this module and share one storage.
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<RequestContext> | undefined };
const key = Symbol.for('fieldhouse.request-context');
shared[key] ??= new AsyncLocalStorage();
const storage = shared[key];

export const runWithRequestContext = <T>(context: RequestContext, run: () => T): T => storage.run(context, run);

/** The current request context; undefined outside a request. */
export const findRequestContext = (): RequestContext | undefined => storage.getStore();

/** The current request context, for pages, their components, and middleware after `requestContext`. */
export const getRequestContext = (): RequestContext => {
  const context = findRequestContext();
  if (!context) throw new Error('No request context: the requestContext middleware must run first');
  return context;
};
