import { type SplashSkip, skipCookie } from '../../../web/splash-skip.ts';

export function rememberSkip(skip: SplashSkip): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = skipCookie(skip, Date.now());
}
