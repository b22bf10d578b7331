import { loadPart } from '../../../ui/client/load-part.ts';
import { onceVisible } from '../../../ui/client/once-visible.ts';
import { adSlots } from '../slots.ts';
import type { AdAdapter, AdRequest } from './adapter.ts';
import { refreshWhileVisible } from './refresh-while-visible.ts';

const loadAdapter = async ({ isPlaceholder }: AdRequest['services']): Promise<AdAdapter> =>
  isPlaceholder
    ? (await loadPart(() => import('./placeholder-adapter.ts'), { name: null })).placeholderAdapter
    : (await loadPart(() => import('./bidding-adapter.ts'), { name: null })).biddingAdapter;

/**
 * Fills a slot when it is near the viewport, or at once at the top of a page, and refreshes it while it is visible.
 *
 * @param leaving aborted when the slot leaves the page
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
    onLeave(refreshWhileVisible(request.place, () => adapter.refresh(request)));
  };
  if (adSlots[request.name].isAtTop) void fill();
  else onLeave(onceVisible(request.place, fill));
};
