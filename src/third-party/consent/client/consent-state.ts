import { formatCookie, readCookie } from '../../../web/cookie.ts';
import type { Choice, Consent, ConsentKind } from '../consent.ts';
import { choiceMaxAge, consentCookie, consentOf, noConsent, parseChoice } from '../consent.ts';

declare global {
  interface Navigator {
    /** The same as the header Sec-GPC. */
    globalPrivacyControl?: boolean;
  }
}

const event = 'fieldhouse:consent';

let current: Consent = noConsent;

export const isPrivate = (): boolean => navigator.globalPrivacyControl === true;

export const readChoice = (): Choice | undefined => parseChoice(readCookie(document.cookie, consentCookie));

/** Stores the choice made in the banner and applies it. */
export const saveChoice = (choice: Choice): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = formatCookie(consentCookie, choice, choiceMaxAge);
  setConsent(consentOf(choice, isPrivate()));
};

export const setConsent = (consent: Consent): void => {
  current = consent;
  document.dispatchEvent(new Event(event));
};

export const isGranted = (kind: ConsentKind): boolean => current[kind] === 'granted';

/**
 * Listens to changes of consent.
 *
 * @returns a function that stops listening
 */
export const onConsent = (listener: (consent: Consent) => void): (() => void) => {
  const handle = () => listener(current);
  document.addEventListener(event, handle);
  return () => document.removeEventListener(event, handle);
};

/**
 * Runs a callback once, as soon as the reader consents. Everything that loads third-party code goes through it.
 *
 * @returns a function that stops waiting
 */
export const whenGranted = (kind: ConsentKind, run: () => void): (() => void) => {
  if (isGranted(kind)) {
    run();
    return () => {};
  }
  const stop = onConsent(() => {
    if (!isGranted(kind)) return;
    stop();
    run();
  });
  return stop;
};
