import { buildId } from '../../../waku/client/build-id.ts';
import { markOutdated } from './outdated.ts';

/** In ms. */
export const buildCheckInterval = 3_600_000;

const latestBuildPath = '/builds/latest.json';

/** The server's build id; undefined if it cannot be fetched. */
export const latestBuild = async (now: number): Promise<string | undefined> => {
  try {
    const response = await fetch(`${latestBuildPath}?t=${now}`, { cache: 'no-store' });
    const { id }: { id?: unknown } = response.ok ? await response.json() : {};
    return typeof id === 'string' ? id : undefined;
  } catch {
    // offline; the next check follows in an hour
    return undefined;
  }
};

const check = async (running: string): Promise<void> => {
  const latest = await latestBuild(Date.now());
  if (latest !== undefined && latest !== running) markOutdated();
};

/** Checks now and every hour whether the server has another build than this document. */
export const checkBuilds = (running = buildId): void => {
  check(running);
  setInterval(check, buildCheckInterval, running);
};
