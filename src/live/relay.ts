import type { FindTenant } from '../api/find-tenant.ts';
import { problem, problemResponse } from '../api/problem.ts';
import type { Log } from '../runtime/log.ts';

type Options = {
  /** Origin of the live data, such as `https://api.example.edu`. */
  origin: string;
  tenantHeader: string;
  findTenant: FindTenant;
  log: Pick<Log, 'warn'>;
};

const passedOn = ['accept', 'if-none-match', 'last-event-id'];
const passedBack = [
  'content-type',
  'cache-control',
  'cache-tag',
  'etag',
  'retry-after',
  'vary',
  'x-accel-buffering',
  'access-control-allow-origin',
];

/**
 * Proxies live requests, including streams, to the API origin: with a remote API this process has no live games. The
 * origin applies its per-address limits to the client's address if it trusts this process as a proxy.
 */
export const createLiveRelay =
  ({ origin, tenantHeader, findTenant, log }: Options) =>
  async (request: Request, clientAddress: string): Promise<Response> => {
    const tenant = await findTenant(request);
    if (tenant instanceof Response) return tenant;
    const { pathname, search } = new URL(request.url);
    const headers = new Headers({ [tenantHeader]: tenant.slug });
    if (clientAddress) headers.set('x-forwarded-for', clientAddress);
    for (const name of passedOn) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const { method, signal } = request;
    try {
      const response = await fetch(new URL(pathname + search, origin), { method, headers, signal, redirect: 'error' });
      const passed = [...response.headers].filter(([name]) => passedBack.includes(name));
      return new Response(response.body, { status: response.status, headers: passed });
    } catch (err) {
      if (!signal.aborted) log.warn({ err, path: pathname }, 'The request for live games to the API origin failed');
      return problemResponse(problem(503, 'Live data are unavailable at the moment. Try again later.'), {
        'retry-after': '10',
      });
    }
  };
