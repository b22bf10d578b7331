import type { Log } from '../../runtime/log.ts';
import type { PageCacheMetrics } from '../../runtime/metrics.ts';
import type { StoredPage } from './stored-page.ts';

/** Milliseconds between log lines about a page whose renders fail. */
const reportInterval = 300_000;

type Options = {
  log: Pick<Log, 'info' | 'warn'>;
  metrics: PageCacheMetrics;
  /** The stored pages. */
  list: () => Iterable<StoredPage>;
};

export type FailingPages = ReturnType<typeof createFailingPages>;

/** Logs and counts pages whose renders fail, because readers, who get the last good copy, do not notice. */
export const createFailingPages = ({ log, metrics, list }: Options) => {
  const count = () => metrics.failing([...list()].filter(({ failingSince }) => failingSince > 0).length);
  return {
    count,
    failed: (page: StoredPage, url: string): void => {
      const now = Date.now();
      page.failingSince ||= now;
      count();
      if (now < page.reportAt) return;
      page.reportAt = now + reportInterval;
      const { tenant, route, renderedAt } = page;
      const copySeconds = Math.floor((now - renderedAt) / 1000);
      log.warn({ tenant, route, url, copySeconds }, 'A page cannot be rendered: its last good copy is sent');
    },
    succeeded: (page: StoredPage, url: string): void => {
      const { tenant, route, failingSince } = page;
      if (failingSince === 0) return;
      const seconds = Math.floor((Date.now() - failingSince) / 1000);
      page.failingSince = 0;
      log.info({ tenant, route, url, seconds }, 'A page is rendered again');
    },
  };
};
