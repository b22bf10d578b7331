/** How often the page is searched for an ad, in milliseconds, and how many times. */
export const POLL_EVERY = 500;
export const POLLS = 20;
/** How long after an ad is found a reader is left in peace, in milliseconds. */
export const PEACE = 3000;

/** Runs something a while after there is an ad; never on a page without one. Returns its end. */
export function afterAd(isAdThere: () => boolean, run: () => void): () => void {
  let polls = 0;
  let timer: ReturnType<typeof setTimeout>;
  const poll = () => {
    polls += 1;
    if (isAdThere()) timer = setTimeout(run, PEACE);
    else if (polls < POLLS) timer = setTimeout(poll, POLL_EVERY);
  };
  timer = setTimeout(poll, POLL_EVERY);
  return () => clearTimeout(timer);
}
