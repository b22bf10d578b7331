// Consent in the terms of Google's consent mode v2. Everything is denied before the reader chooses.

export const consentKinds = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'] as const;
export type ConsentKind = (typeof consentKinds)[number];
export type Consent = Record<ConsentKind, 'granted' | 'denied'>;

export type Choice = 'accepted' | 'declined';

export const consentCookie = 'consent';

/** In ms; afterwards the reader is asked again. */
export const choiceMaxAge = 180 * 86_400_000;

const isForAds = (kind: ConsentKind) => kind.startsWith('ad_');

const consentFor = (isGranted: (kind: ConsentKind) => boolean): Consent => ({
  ad_storage: isGranted('ad_storage') ? 'granted' : 'denied',
  analytics_storage: isGranted('analytics_storage') ? 'granted' : 'denied',
  ad_user_data: isGranted('ad_user_data') ? 'granted' : 'denied',
  ad_personalization: isGranted('ad_personalization') ? 'granted' : 'denied',
});

export const noConsent = consentFor(() => false);

export const parseChoice = (text: string | undefined): Choice | undefined =>
  text === 'accepted' || text === 'declined' ? text : undefined;

/** @param isPrivate the browser sends Sec-GPC (do not sell or share), so advertising stays denied */
export const consentOf = (choice: Choice | undefined, isPrivate: boolean): Consent =>
  choice === 'accepted' ? consentFor((kind) => !(isPrivate && isForAds(kind))) : noConsent;

/** Consent from the purposes of a consent manager. */
export const consentOfPurposes = (
  purposes: { Advertising?: unknown; Analytics?: unknown },
  isPrivate: boolean,
): Consent =>
  consentFor((kind) => (isForAds(kind) ? purposes.Advertising === true && !isPrivate : purposes.Analytics === true));
