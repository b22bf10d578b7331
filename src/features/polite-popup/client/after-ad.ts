/** How often the page is searched for an ad, in milliseconds, and how many times. */
export const pollEvery = 500;
export const mostPolls = 20;
/** How long after an ad is found a reader is left in peace, in milliseconds. */
export const peace = 3000;

/** Runs something a while after there is an ad; never on a page without one. Returns its end. */
export function afterAd(isAdThere: () => boolean, run: () => void): () => void {
  let polls = 0;
  let timer: ReturnType<typeof setTimeout>;
  const poll = () => {
    polls += 1;
    if (isAdThere()) timer = setTimeout(run, peace);
    else if (polls < mostPolls) timer = setTimeout(poll, pollEvery);
  };
  timer = setTimeout(poll, pollEvery);
  return () => clearTimeout(timer);
}
