import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';

import { isbot } from 'isbot';

import type { Log } from '../../runtime/log.ts';
import type { Metrics } from '../../runtime/metrics.ts';
import { isWakuPath } from '../../waku/payload-address.ts';
import { logResponse } from '../access-log.ts';
import { createForwarding } from '../forwarded.ts';
import { trustPort } from '../trusted-port.ts';
import type { Found } from './freshness.ts';
import type { PageCache } from './page-cache.ts';
import { type PageTarget, pageKey, pageTarget } from './page-target.ts';
import { writePage } from './send-page.ts';

type Options = {
  pageCache: PageCache;
  log: Log;
  metrics: Pick<Metrics, 'observeRequest'>;
  trustedProxies: readonly string[];
  publicPort: number | undefined;
};

/** Number of remembered user agents, and characters of the longest: browsers send fewer than 300. */
const maxAgents = 2000;
const maxAgentLength = 500;

/**
 * Sends stored pages before the app sees the request. They depend only on the URL and the class of the reader, as public pages do not
 * show the session. Everything else goes to `next`: pages that are not stored or have takeovers, other methods, repeated Host headers.
 */
export const cachedListener = ({ pageCache, log, metrics, trustedProxies, publicPort }: Options) => {
  const forwardingOf = createForwarding(trustedProxies);
  const isCrawler = rememberCrawlers();

  return (next: RequestListener): RequestListener =>
    (incoming, outgoing) => {
      const started = performance.now();
      const asked = isPlain(incoming) ? URL.parse(`http://${incoming.headers.host}${incoming.url}`) : null;
      if (!asked) return next(incoming, outgoing);
      const header = (name: string) => incoming.headers[name]?.toString();
      const { clientAddress, isProxied } = forwardingOf(incoming.socket.remoteAddress, asked, header);
      trustPort(asked, { publicPort, localPort: incoming.socket.localPort, isProxied });
      const reader = isCrawler(incoming.headers['user-agent']);
      const target = targetOf(asked, reader);
      const page = target && pageCache.get(target.key);
      if (!page || page.hasTakeovers) return next(incoming, outgoing);
      pageCache.count(target.key);

      const send = (found: Found) => {
        const requestId = randomUUID();
        const method = incoming.method ?? '';
        const status = writePage(found, { incoming, outgoing, requestId });
        const { tenant, route } = found.page;
        const { pathname: path, searchParams: query } = asked;
        logResponse(log, { requestId, method, path, query, status, started, clientAddress, tenant, route });
        metrics.observeRequest({ method, route, status }, (performance.now() - started) / 1000);
      };
      const found = pageCache.find(target, page);
      if (!(found instanceof Promise)) return found ? send(found) : next(incoming, outgoing);
      found.then((refreshed) => (refreshed ? send(refreshed) : next(incoming, outgoing)));
    };
};

/** Anything else is malformed or forged; the app refuses it. */
const hostHeader = /^[\w.:[\]-]+$/;

/** A GET or HEAD with one Host header. */
const isPlain = ({ method, headers, rawHeaders }: IncomingMessage): boolean => {
  if ((method !== 'GET' && method !== 'HEAD') || !hostHeader.test(headers.host ?? '')) return false;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts++;
  return hosts === 1;
};

/** Without a query, the URL of a stored page is its own canonical form. */
const targetOf = (url: URL, isCrawler: boolean): PageTarget | undefined => {
  if (url.search !== '') return pageTarget(url, isCrawler);
  const address = url.origin + url.pathname;
  const isPayload = isWakuPath(url.pathname);
  return { key: pageKey(url.origin, url.pathname, isCrawler), url: address, isCrawler, isPayload, isExact: true };
};

const rememberCrawlers = () => {
  const known = new Map<string, boolean>();
  return (agent = ''): boolean => {
    const found = known.get(agent);
    if (found !== undefined) return found;
    const is = isbot(agent);
    if (agent.length > maxAgentLength) return is;
    if (known.size >= maxAgents) known.clear();
    known.set(agent, is);
    return is;
  };
};
