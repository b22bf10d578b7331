import type { SiteConfig } from '../../domain/tenant.ts';
import type { AdSlotName } from './slots.ts';
import { adSlots } from './slots.ts';

/** The native ad service, which fills what it finds in the page. */
export const nativeScriptUrl = 'https://s.ntv.io/serve/load.js';

/** Which scripts fill the slots of a college. */
export type AdServices = {
  /** Labelled boxes in place of ads; nothing is loaded. */
  isPlaceholder: boolean;
  biddingScript?: string;
  /** Bids are for trying out. */
  isTesting: boolean;
  nativeScript?: string;
};

/**
 * The services of a slot; undefined where nothing would fill it, so that no empty place is kept.
 *
 * The bidding script of a site stands at `<scriptUrl>/<siteId>/htlbid.js`, its staging variant one folder below `stage/`.
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

/** Hosts of everything that advertising loads; empty where a college has none. */
export const adHosts = ({ adBidding, nativoEnabled }: SiteConfig): string[] => [
  ...(adBidding?.scriptUrl ? [new URL(adBidding.scriptUrl).origin] : []),
  ...(nativoEnabled ? [new URL(nativeScriptUrl).origin] : []),
];
