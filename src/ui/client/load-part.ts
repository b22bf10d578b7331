import { createLoadNotice } from './load-notice.ts';

const firstDelay = 1_000;
/** Between two attempts, in milliseconds. */
export const longestDelay = 30_000;
/** After so many failed attempts in a row the page says so. */
export const saidAfter = 2;

type Options = {
  /** What the page calls the part when it cannot be loaded: "Live updates". Null for what no reader would miss. */
  name?: string | null;
  /** After each failed attempt. */
  onFailure?: () => void;
};

const notice = createLoadNotice();

/**
 * Loads a part of the page's scripts. Every `import()` in the browser goes through it: a failed one is repeated with
 * backoff and whenever the network is back, until it succeeds, so the promise never rejects. Meanwhile the page says
 * that the part is missing and offers to try again.
 *
 *     loadPart(() => import('./behaviors.ts'))
 */
export function loadPart<Part>(
  load: () => Promise<Part>,
  { name = 'Part of this page', onFailure }: Options = {},
): Promise<Part> {
  return new Promise((resolve) => {
    let failures = 0;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = () => {
      clearTimeout(timer);
      removeEventListener('online', attempt);
      load().then(
        (part) => {
          // Vite resolves with nothing when the page is about to be loaded anew (ui/navigation/client/chunk-errors.ts)
          if (part === undefined) return;
          notice.remove(attempt);
          resolve(part);
        },
        () => {
          timer = setTimeout(attempt, Math.min(longestDelay, firstDelay * 2 ** failures));
          addEventListener('online', attempt);
          failures += 1;
          if (name !== null && failures === saidAfter) notice.add(attempt, name);
          onFailure?.();
        },
      );
    };
    attempt();
  });
}
