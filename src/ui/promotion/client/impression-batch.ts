/** Milliseconds of quiet after which the campaigns seen are reported. */
export const impressionDelay = 2000;

/** Collects the campaigns that were seen and sends them together when no more come for a while. */
export const createImpressionBatch = (send: (campaignIds: readonly number[]) => void) => {
  let seen: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (seen.length === 0) return;
    send(seen);
    seen = [];
  };

  return {
    add: (campaignId: number) => {
      seen.push(campaignId);
      clearTimeout(timer);
      timer = setTimeout(flush, impressionDelay);
    },
    /** Sends at once; the page is being left. */
    flush,
  };
};
