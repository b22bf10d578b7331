import type { AdServices } from '../ad-services.ts';
import type { AdSlotName } from '../slots.ts';
import type { AdTargeting } from '../targeting.ts';

/** One ad that is wanted. */
export type AdRequest = {
  name: AdSlotName;
  services: AdServices;
  targeting: AdTargeting;
  /** Where it goes. */
  place: HTMLElement;
};

/** A way to fill slots. */
export type AdAdapter = {
  /** Fills a slot for the first time; waits for the reader's consent where others are asked. Returns its end. */
  fill: (request: AdRequest) => () => void;
  /** Puts another ad into a filled slot. */
  refresh: (request: AdRequest) => void;
};
