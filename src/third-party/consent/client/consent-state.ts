import { formatCookie, readCookie } from '../../../domain/cookie.ts';
import type { Choice, Consent, ConsentKind } from '../consent.ts';
import { choiceLife, consentCookie, consentOf, noConsent, parseChoice } from '../consent.ts';

declare global {
  interface Navigator {
    /** What the browser says in the header Sec-GPC. */
    globalPrivacyControl?: boolean;
  }
}

const event = 'fieldhouse:consent';

let present: Consent = noConsent;

export const isPrivate = (): boolean => navigator.globalPrivacyControl === true;

export const readChoice = (): Choice | undefined => parseChoice(readCookie(document.cookie, consentCookie));

/** Remembers what the reader chose in our own banner, and lets it hold. */
export const choose = (choice: Choice): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = formatCookie(consentCookie, choice, Date.now() + choiceLife);
  setConsent(consentOf(choice, isPrivate()));
};

/** What holds from now on, from whomever it comes. */
export const setConsent = (consent: Consent): void => {
  present = consent;
  document.dispatchEvent(new Event(event));
};

export const isGranted = (kind: ConsentKind): boolean => present[kind] === 'granted';

/**
 * Hears of every change of consent.
 *
 * @returns stops listening
 */
export const onConsent = (listener: (consent: Consent) => void): (() => void) => {
  const hear = () => listener(present);
  document.addEventListener(event, hear);
  return () => document.removeEventListener(event, hear);
};

/**
 * Runs something once, as soon as the reader allows it. Whatever loads anything of others goes through here.
 *
 * @returns stops waiting
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
