import { loadPart } from '../../ui/client/load-part.ts';
import { pushConsent, pushConsentDefaults, pushEvent } from '../analytics/client/data-layer.ts';
import { loadAnalytics, loadTagManager } from '../analytics/client/google-tags.ts';
import { trackReaderActions } from '../analytics/client/reader-actions.ts';
import { onTracked } from '../analytics/events.ts';
import { consentManagerScript, startConsentManager } from '../consent/client/consent-manager.ts';
import {
  isGranted,
  isPrivate,
  onConsent,
  readChoice,
  setConsent,
  whenGranted,
} from '../consent/client/consent-state.ts';
import { consentOf } from '../consent/consent.ts';
import { switches } from './switches.ts';

export type VendorSettings = {
  gtmIds: readonly string[];
  measurementIds: readonly string[];
  consentManagerUrl?: string | undefined;
};

let hasStarted = false;

/**
 * Starts the college's vendors, once for each document. Nothing is loaded before the reader consents.
 *
 * @param ask shows the consent banner
 */
export const startVendors = (vendors: VendorSettings, ask: () => void): void => {
  const { isManagerDisabled, isTestBundle } = switches();
  const managerUrl = isManagerDisabled ? undefined : vendors.consentManagerUrl;
  const choice = readChoice();
  if (!managerUrl && !choice) ask();
  if (hasStarted) return;
  hasStarted = true;
  report(vendors);
  if (managerUrl) startConsentManager(consentManagerScript(managerUrl, isTestBundle));
  else if (choice) setConsent(consentOf(choice, isPrivate()));
};

const report = ({ gtmIds, measurementIds }: VendorSettings): void => {
  const { isDisabled } = switches();
  // before all other entries of the data layer
  pushConsentDefaults();
  onConsent(pushConsent);
  onTracked((event) => isGranted('analytics_storage') && pushEvent(event));
  whenGranted('analytics_storage', () => {
    gtmIds.filter((id) => !isDisabled('gtm', id)).forEach(loadTagManager);
    measurementIds.filter((id) => !isDisabled('ga', id)).forEach(loadAnalytics);
    trackReaderActions();
    void loadPart(() => import('../analytics/client/page-views.ts'), { name: null }).then((pages) => {
      pages.trackPage();
      pages.trackPages();
    });
  });
};
