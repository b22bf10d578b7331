import type { AdServices } from '../ad-services.ts';
import type { AdSlotName } from '../slots.ts';
import type { AdTargeting } from '../targeting.ts';

export type AdRequest = {
  name: AdSlotName;
  services: AdServices;
  targeting: AdTargeting;
  /** The ad's container. */
  place: HTMLElement;
};

export type AdAdapter = {
  /** Loads the first ad, after consent if it needs a vendor. Returns a function that removes it. */
  fill: (request: AdRequest) => () => void;
  /** Loads the next ad. */
  refresh: (request: AdRequest) => void;
};
