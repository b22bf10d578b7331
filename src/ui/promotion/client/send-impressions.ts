const counter = '/api/v2/promotions/counter';

/** A message that arrives twice is counted once, by this. `randomUUID` is only there over https. */
const batchId = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Counts views of campaigns, also while the page is being left. Never throws: the count is not worth a message. */
export const sendImpressions = async (campaignIds: readonly number[]): Promise<void> => {
  const query = new URLSearchParams({ adIds: campaignIds.join(), batch: batchId() });
  await fetch(`${counter}?${query}`, { keepalive: true }).catch(() => {});
};
