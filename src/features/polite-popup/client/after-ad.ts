/** Polling interval in milliseconds and maximum number of polls for an ad. */
export const pollEvery = 500;
export const maxPolls = 20;
/** Delay in milliseconds after an ad is found. */
export const delayAfterAd = 3000;

/** Calls `run` a few seconds after an ad appears; never on a page without one. Returns a cleanup function. */
export function afterAd(isAdThere: () => boolean, run: () => void): () => void {
  let polls = 0;
  let timer: ReturnType<typeof setTimeout>;
  const poll = () => {
    polls += 1;
    if (isAdThere()) timer = setTimeout(run, delayAfterAd);
    else if (polls < maxPolls) timer = setTimeout(poll, pollEvery);
  };
  timer = setTimeout(poll, pollEvery);
  return () => clearTimeout(timer);
}
