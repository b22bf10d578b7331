import { findSkip, skipCookie } from '../../../web/splash-skip.ts';

/** Renews a permanent dismissal of splashes on each visit, because browsers keep a cookie for at most 400 days. */
export const renewPermanentSkip = (): void => {
  if (findSkip(document.cookie) !== 'permanent') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = skipCookie('permanent', Date.now());
};
