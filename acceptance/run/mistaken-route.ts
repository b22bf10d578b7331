// Loaded before the server (`node --import`). Waku decides by itself which page it renders. This stands for the day on
// which it decides otherwise than the middleware: pages are told that another route was asked for and let through.
import { AsyncLocalStorage } from 'node:async_hooks';

import type { RequestContext } from '../../src/routing/request-context.ts';
import { routes } from '../../src/routing/routes.ts';

/** Query parameter: the name of the route that the middleware is to have taken the request for. */
export const mistakenFor = 'mistaken-for';

class MistakenContext extends AsyncLocalStorage<RequestContext> {
  override run<R, Arguments extends unknown[]>(
    context: RequestContext,
    work: (...given: Arguments) => R,
    ...given: Arguments
  ): R {
    const name = context.url.searchParams.get(mistakenFor);
    const route = routes.find((each) => each.name === name);
    return super.run(route ? { ...context, route } : context, work, ...given);
  }
}

// where `src/routing/request-context.ts` looks for the one storage of the process
Object.assign(globalThis, { [Symbol.for('fieldhouse.request-context')]: new MistakenContext() });
