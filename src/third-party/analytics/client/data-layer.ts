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

/** A command for Google's tag, which recognizes commands as `arguments` objects. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments);
}

/** Denies everything; must precede all other entries of the data layer. */
export const pushConsentDefaults = (): void => gtag('consent', 'default', noConsent);

export const pushConsent = (consent: Consent): void => gtag('consent', 'update', consent);

export const pushEvent = (event: AnalyticsEvent): void => {
  layer().push(event);
};
