import { loadScript } from '../../client/load-script.ts';
import { whenGranted } from '../../consent/client/consent-state.ts';
import { targetingParameters } from '../targeting.ts';
import type { AdAdapter, AdRequest } from './adapter.ts';

type Bidder = {
  /** Queue of functions that run once the service is loaded. */
  cmd: Pick<(() => void)[], 'push'>;
  setTargeting?: (key: string, value: string) => void;
  /** Requests bids for all units of the page without an ad. */
  layout?: () => void;
  forceRefresh?: (units: readonly string[]) => void;
};

declare global {
  interface Window {
    htlbid?: Bidder;
  }
}

/** Class by which the service finds a slot. */
const unitOf = ({ name }: AdRequest): string => `htlad-${name}`;

const requestAd = (request: AdRequest) => {
  const { place, services, targeting } = request;
  const { biddingScript, nativeScript, isTesting } = services;
  const unit = document.createElement('div');
  unit.className = unitOf(request);
  place.replaceChildren(unit);
  if (nativeScript) loadScript(nativeScript);
  if (!biddingScript) return;
  window.htlbid ??= { cmd: [] };
  const { cmd } = window.htlbid;
  loadScript(biddingScript);
  const adtest = new URLSearchParams(location.search).get('adtest');
  cmd.push(() => {
    for (const [key, value] of Object.entries(targetingParameters(targeting, { adtest, isTesting }))) {
      window.htlbid?.setTargeting?.(key, value);
    }
    window.htlbid?.layout?.();
  });
};

/** Ads from bidding and native services. Nothing is loaded before the reader consents. */
export const biddingAdapter: AdAdapter = {
  fill: (request) => {
    const stopWaiting = whenGranted('ad_storage', () => requestAd(request));
    return () => {
      stopWaiting();
      request.place.replaceChildren();
    };
  },
  refresh: (request) => {
    // no consent yet, or native ads only
    if (!window.htlbid) return;
    try {
      if (!window.htlbid.forceRefresh) throw new Error('The service did not load');
      window.htlbid.forceRefresh([unitOf(request)]);
    } catch (error) {
      console.warn('htlbid not available', error);
    }
  },
};
