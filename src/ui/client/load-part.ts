import { createLoadNotice } from './load-notice.ts';

/** In milliseconds. */
const firstDelay = 1_000;
export const maxDelay = 30_000;
/** Number of failed attempts before the notice is shown. */
export const noticeAfter = 2;

type Options = {
  /** The part's name in the notice, such as "Live updates"; null for parts that no reader would miss. */
  name?: string | null;
  /** Called after each failed attempt. */
  onFailure?: () => void;
};

const notice = createLoadNotice();

/**
 * Loads a part of the page's scripts. Every `import()` in the browser goes through it. A failed import is retried with
 * backoff and when the network is back until it succeeds, so the promise never rejects. Meanwhile a notice reports that
 * the part is missing and offers a retry. On the server it is loaded once, and a failure rejects.
 *
 *     loadPart(() => import('./behaviors.ts'))
 */
export function loadPart<Part>(
  load: () => Promise<Part>,
  { name = 'Part of this page', onFailure }: Options = {},
): Promise<Part> {
  if (typeof document === 'undefined') return load();
  return new Promise((resolve) => {
    let failures = 0;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = () => {
      clearTimeout(timer);
      removeEventListener('online', attempt);
      load().then(
        (part) => {
          // Vite resolves with undefined if the page is about to be reloaded (ui/navigation/client/chunk-errors.ts)
          if (part === undefined) return;
          notice.remove(attempt);
          resolve(part);
        },
        () => {
          timer = setTimeout(attempt, Math.min(maxDelay, firstDelay * 2 ** failures));
          addEventListener('online', attempt);
          failures += 1;
          if (name !== null && failures === noticeAfter) notice.add(attempt, name);
          onFailure?.();
        },
      );
    };
    attempt();
  });
}
