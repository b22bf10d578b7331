import { buildId } from '../../../waku/client/build-id.ts';
import { noteNewerBuild } from './outdated.ts';

/** How often the server is asked for its build, in ms; the first time is when this module is loaded. */
export const buildCheckInterval = 3_600_000;

const latestBuildPath = '/builds/latest.json';

/** The build that the server has; undefined when it does not say. */
export const latestBuild = async (now: number): Promise<string | undefined> => {
  try {
    const response = await fetch(`${latestBuildPath}?t=${now}`, { cache: 'no-store' });
    const { id }: { id?: unknown } = response.ok ? await response.json() : {};
    return typeof id === 'string' ? id : undefined;
  } catch {
    // offline: there is time until the next check
    return undefined;
  }
};

const check = async (running: string): Promise<void> => {
  const latest = await latestBuild(Date.now());
  if (latest !== undefined && latest !== running) noteNewerBuild();
};

/** Asks at once and then every hour whether the server has another build than the one that runs here. */
export const checkBuilds = (running = buildId): void => {
  check(running);
  setInterval(check, buildCheckInterval, running);
};
