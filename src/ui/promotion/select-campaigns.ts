import type { Promotion, PromotionItem } from './promotion.ts';

export type Selection = {
  /** `static`: all campaigns; `pick`: the browser picks one; `slide`: one after the other. */
  mode: 'static' | 'pick' | 'slide';
  campaigns: readonly PromotionItem[];
};

/**
 * The campaigns of a promotion that the page contains. A random one is picked in the browser, because API responses are
 * cached and all readers would see the same one.
 */
export const selectCampaigns = ({ location, campaigns, single }: Promotion): Selection => {
  const mode = modeOf[location.effect];
  if (campaigns.length < 2) return { mode: 'static', campaigns };
  if (mode === 'static' && location.type === 'single')
    return { mode, campaigns: single ? [single] : campaigns.slice(0, 1) };
  return { mode, campaigns };
};

const modeOf = { none: 'static', random: 'pick', slide: 'slide' } as const;
