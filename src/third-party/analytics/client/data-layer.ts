import { type Consent, noConsent } from '../../consent/consent.ts';
import type { AnalyticsEvent } from '../events.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const layer = (): unknown[] => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

/** A command to Google's tag. It tells commands from events by their being an `arguments` object. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments);
}

/** Everything is denied: the first thing any tag gets to read. */
export const pushConsentDefaults = (): void => gtag('consent', 'default', noConsent);

export const pushConsent = (consent: Consent): void => gtag('consent', 'update', consent);

export const pushEvent = (event: AnalyticsEvent): void => {
  layer().push(event);
};
