import type { Promotion, PromotionItem } from './promotion.ts';

export type Shown = {
  /** All at once, one that the browser picks, or one after the other. */
  manner: 'still' | 'pick' | 'slide';
  campaigns: readonly PromotionItem[];
};

/**
 * What of a promotion is in the page, and how. A picked campaign is picked in the browser: documents and answers are
 * kept for many readers, who would otherwise all see the same one.
 */
export const shownCampaigns = ({ location, campaigns, single }: Promotion): Shown => {
  const manner = mannerOf[location.effect];
  if (campaigns.length < 2) return { manner: 'still', campaigns };
  if (manner === 'still' && location.type === 'single')
    return { manner, campaigns: single ? [single] : campaigns.slice(0, 1) };
  return { manner, campaigns };
};

const mannerOf = { none: 'still', random: 'pick', slide: 'slide' } as const;
