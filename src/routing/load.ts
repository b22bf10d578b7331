import type { RedirectStatus } from '../web/redirect-rule.ts';
import type { Route, RouteName, RouteParams } from './routes.ts';

/** The API as pages call it. `api/client.ts` declares its calls here, because the API itself imports the route table. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the declaration of the API
export interface PageApi {}

/** The argument of a load function: the matched route, its decoded parameters, and the URL of the document. */
export type LoadRequest<Name extends RouteName = RouteName> = {
  route: Route;
  params: { [Key in keyof RouteParams<Name>]: string };
  url: URL;
  api: PageApi;
};

export type LoadRedirect = { redirect: string; status: RedirectStatus };

/** A refusal of a malformed (400) or unknown (404) value in the URL: the reason, and a page to go to instead. */
export type LoadRefusal = { refusal: string; instead: { title: string; href: string }; status: 400 | 404 };

export type Loaded = object | LoadRedirect | LoadRefusal | undefined;

/**
 * Runs the load function of a route. Resolves with the page's data, a redirect, a refusal, or undefined if the page is not found.
 */
export type LoadPage = (request: Omit<LoadRequest, 'params'> & { params: Record<string, string> }) => Promise<Loaded>;

export const redirectTo = (address: string, status: RedirectStatus): LoadRedirect => ({ redirect: address, status });

/** Responds with a page that names the value and the remedy. */
export const refuse = (
  reason: string,
  instead: LoadRefusal['instead'],
  status: LoadRefusal['status'] = 400,
): LoadRefusal => ({ refusal: reason, instead, status });

export const isRefusal = (loaded: object): loaded is LoadRefusal => 'refusal' in loaded;

export const isRedirect = (loaded: object): loaded is LoadRedirect => 'redirect' in loaded;

/**
 * Whether a page's player fetches a stream, from any host. Its content security policy allows that, so the page is always loaded as a
 * document: a soft navigation would keep the policy of the previous document.
 */
export const isStreaming = (loaded: object): boolean => 'isStreaming' in loaded && loaded.isStreaming === true;

/** The page's data: the return type of a load function without redirects, refusals and undefined. */
export type DataOf<Load extends (request: never) => Promise<Loaded>> = Exclude<
  Awaited<ReturnType<Load>>,
  LoadRedirect | LoadRefusal | undefined
>;

/** The props of a page whose route has this load function. */
export type PageProps<Load extends (request: never) => Promise<Loaded>> = {
  data: DataOf<Load>;
  query: URLSearchParams;
};
