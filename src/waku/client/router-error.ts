import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';

/** Redirects and not-found responses are thrown as errors, which Waku's router catches above the page. */
export const isRouterError = (error: unknown): boolean => getErrorInfo(error) !== null;
