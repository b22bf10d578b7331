/** Debounce delay in milliseconds. */
export const impressionDelay = 2000;

/** Collects impressions and sends them together. */
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
    /** Call it when the page is left. */
    flush,
  };
};
