import type { AdAdapter, AdRequest } from './adapter.ts';
import { refreshWhileSeen } from './refresh-while-seen.ts';

const loadAdapter = async ({ isPlaceholder }: AdRequest['services']): Promise<AdAdapter> =>
  isPlaceholder
    ? (await import('./placeholder-adapter.ts')).placeholderAdapter
    : (await import('./bidding-adapter.ts')).biddingAdapter;

/** Fills a slot and keeps it fresh while it is seen. Returns its end. */
export const startAd = async (request: AdRequest): Promise<() => void> => {
  const adapter = await loadAdapter(request.services);
  const empty = adapter.fill(request);
  const stop = refreshWhileSeen(request.place, () => adapter.refresh(request));
  return () => {
    stop();
    empty();
  };
};
