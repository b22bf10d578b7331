import { serviceAddress } from '../../../routing/service-addresses.ts';

/** Prevents double counting of repeated requests. `randomUUID` requires https. */
const batchId = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends impressions, even while the page is unloading. Ignores errors. */
export const sendImpressions = async (campaignIds: readonly number[]): Promise<void> => {
  const address = serviceAddress('promotionViews', {}, { adIds: campaignIds.join(), batch: batchId() });
  await fetch(address, { keepalive: true }).catch(() => {});
};
