import { loadScript } from '../../client/load-script.ts';
import { whenGranted } from '../../consent/client/consent-state.ts';
import { targetingWords } from '../targeting.ts';
import type { AdAdapter, AdRequest } from './adapter.ts';

type Bidder = {
  /** Runs what is pushed as soon as the service is there. */
  cmd: Pick<(() => void)[], 'push'>;
  setTargeting?: (key: string, value: string) => void;
  /** Asks for bids for every unit of the page that has none. */
  layout?: () => void;
  forceRefresh?: (units: readonly string[]) => void;
};

declare global {
  interface Window {
    htlbid?: Bidder;
  }
}

/** The service finds the slots of a page by this class. */
const unitOf = ({ name }: AdRequest): string => `htlad-${name}`;

const ask = (request: AdRequest) => {
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
    for (const [key, value] of Object.entries(targetingWords(targeting, { adtest, isTesting }))) {
      window.htlbid?.setTargeting?.(key, value);
    }
    window.htlbid?.layout?.();
  });
};

/** Advertising from the college's bidding and native services. Nothing is loaded before the reader allows it. */
export const biddingAdapter: AdAdapter = {
  fill: (request) => {
    const stopWaiting = whenGranted('ad_storage', () => ask(request));
    return () => {
      stopWaiting();
      request.place.replaceChildren();
    };
  },
  refresh: (request) => {
    // not yet allowed, or native alone
    if (!window.htlbid) return;
    try {
      if (!window.htlbid.forceRefresh) throw new Error('The service did not load');
      window.htlbid.forceRefresh([unitOf(request)]);
    } catch (error) {
      console.warn('htlbid not available', error);
    }
  },
};
