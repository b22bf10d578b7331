// Preloaded into the server (`node --import`). Waku resolves the page to render by itself. This simulates a disagreement:
// the middleware and the page's guard see the route named in the query, while Waku renders the page of the path.
import { AsyncLocalStorage } from 'node:async_hooks';

import type { RequestContext } from '../../src/routing/request-context.ts';
import { routes } from '../../src/routing/routes.ts';

/** Query parameter with the name of the route that the middleware assumes. */
export const assumedRoute = 'assumed-route';

class AssumedRouteStorage extends AsyncLocalStorage<RequestContext> {
  override run<R, Arguments extends unknown[]>(
    context: RequestContext,
    work: (...parameters: Arguments) => R,
    ...parameters: Arguments
  ): R {
    const name = context.url.searchParams.get(assumedRoute);
    const route = routes.find((each) => each.name === name);
    return super.run(route ? { ...context, route } : context, work, ...parameters);
  }
}

// `src/routing/request-context.ts` takes its storage from here
Object.assign(globalThis, { [Symbol.for('fieldhouse.request-context')]: new AssumedRouteStorage() });
