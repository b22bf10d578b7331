import type { SiteConfig } from '../../domain/tenant.ts';
import type { AdSlotName } from './slots.ts';
import { adSlots } from './slots.ts';

/** Native ads. */
export const nativeScriptUrl = 'https://s.ntv.io/serve/load.js';

export type AdServices = {
  /** Labeled boxes instead of ads; nothing is loaded. */
  isPlaceholder: boolean;
  biddingScript?: string;
  /** Test bids only. */
  isTesting: boolean;
  nativeScript?: string;
};

/**
 * The services of a slot; undefined if no service would fill it.
 *
 * A site's bidding script is `<scriptUrl>/<siteId>/htlbid.js`, its staging variant `<scriptUrl>/stage/<siteId>/htlbid.js`.
 */
export const adServices = (config: SiteConfig = {}, slot: AdSlotName): AdServices | undefined => {
  const { adBidding, nativoEnabled = false, adPlaceholders = false } = config;
  const isTesting = adBidding?.isTesting === 'yes';
  const biddingScript = adBidding?.scriptUrl && scriptAt(adBidding.scriptUrl, adBidding.siteId, isTesting);
  const isNative = nativoEnabled && adSlots[slot].takesNative;
  if (adPlaceholders) return { isPlaceholder: true, isTesting };
  if (!biddingScript && !isNative) return undefined;
  return {
    isPlaceholder: false,
    isTesting,
    ...(biddingScript && { biddingScript }),
    ...(isNative && { nativeScript: nativeScriptUrl }),
  };
};

const scriptAt = (base: string, siteId: string, isTesting: boolean): string =>
  new URL(`${isTesting ? 'stage/' : ''}${encodeURIComponent(siteId)}/htlbid.js`, base.replace(/\/?$/, '/')).href;

/** Origins that ads are loaded from. */
export const adHosts = ({ adBidding, nativoEnabled }: SiteConfig): string[] => [
  ...(adBidding?.scriptUrl ? [new URL(adBidding.scriptUrl).origin] : []),
  ...(nativoEnabled ? [new URL(nativeScriptUrl).origin] : []),
];
