import { pushConsent, pushConsentDefaults, pushEvent } from '../analytics/client/data-layer.ts';
import { loadAnalytics, loadTagManager } from '../analytics/client/google-tags.ts';
import { trackPage, trackPages } from '../analytics/client/page-views.ts';
import { trackReaderActions } from '../analytics/client/reader-actions.ts';
import { onTracked } from '../analytics/events.ts';
import {
  isGranted,
  isPrivate,
  onConsent,
  readChoice,
  setConsent,
  whenGranted,
} from '../consent/client/consent-state.ts';
import { managerScript, startManager } from '../consent/client/outside-manager.ts';
import { consentOf } from '../consent/consent.ts';
import { switches } from './switches.ts';

export type Suppliers = {
  gtmIds: readonly string[];
  measurementIds: readonly string[];
  consentManagerUrl?: string | undefined;
};

let hasBegun = false;

/**
 * Sets up what a college has with others, for as long as the document lives; nothing is loaded before the reader
 * allows it.
 *
 * @param ask shows our own banner
 */
export const start = (suppliers: Suppliers, ask: () => void): void => {
  const { isManagerDisabled, isTestBundle } = switches();
  const managerUrl = isManagerDisabled ? undefined : suppliers.consentManagerUrl;
  const choice = readChoice();
  if (!managerUrl && !choice) ask();
  if (hasBegun) return;
  hasBegun = true;
  report(suppliers);
  if (managerUrl) startManager(managerScript(managerUrl, isTestBundle));
  else if (choice) setConsent(consentOf(choice, isPrivate()));
};

const report = ({ gtmIds, measurementIds }: Suppliers): void => {
  const { isDisabled } = switches();
  // before anything that reads them
  pushConsentDefaults();
  onConsent(pushConsent);
  onTracked((event) => isGranted('analytics_storage') && pushEvent(event));
  whenGranted('analytics_storage', () => {
    gtmIds.filter((id) => !isDisabled('gtm', id)).forEach(loadTagManager);
    measurementIds.filter((id) => !isDisabled('ga', id)).forEach(loadAnalytics);
    trackPage();
    trackPages();
    trackReaderActions();
  });
};
