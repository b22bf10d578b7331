import { loadPart } from '../../../ui/client/load-part.ts';
import { onceVisible } from '../../../ui/client/once-visible.ts';
import { adSlots } from '../slots.ts';
import type { AdAdapter, AdRequest } from './adapter.ts';
import { refreshWhileSeen } from './refresh-while-seen.ts';

const loadAdapter = async ({ isPlaceholder }: AdRequest['services']): Promise<AdAdapter> =>
  isPlaceholder
    ? (await loadPart(() => import('./placeholder-adapter.ts'), { name: null })).placeholderAdapter
    : (await loadPart(() => import('./bidding-adapter.ts'), { name: null })).biddingAdapter;

/**
 * Fills a slot near the viewport, at the top of a page at once, and keeps it fresh while it is seen.
 *
 * @param leaving the slot leaves the page
 */
export const startAd = (request: AdRequest, leaving: AbortSignal): void => {
  const onLeave = (stop: () => void) => {
    if (leaving.aborted) stop();
    else leaving.addEventListener('abort', stop);
  };
  const fill = async () => {
    const adapter = await loadAdapter(request.services);
    if (leaving.aborted) return;
    onLeave(adapter.fill(request));
    onLeave(refreshWhileSeen(request.place, () => adapter.refresh(request)));
  };
  if (adSlots[request.name].isAtTop) void fill();
  else onLeave(onceVisible(request.place, fill));
};
