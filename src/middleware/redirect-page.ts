import type { RedirectStatus } from '../domain/redirect-rule.ts';
import { matchRoute } from '../routing/routes.ts';
import { payloadAddress } from '../waku/payload-address.ts';

/**
 * The answer that sends a reader to another address. A soft navigation follows to the payload of a page of ours; it can
 * go nowhere else: refused, the browser asks for the document and is sent on then.
 */
export const redirectPage = (
  to: string,
  status: RedirectStatus,
  { isPayload = false }: { isPayload?: boolean },
): Response => {
  if (!isPayload) return redirectTo(to, status);
  const isPage = to.startsWith('/') && matchRoute(new URL(to, 'http://page').pathname) !== undefined;
  return isPage ? redirectTo(payloadAddress(to), status) : new Response('Elsewhere', { status: 409 });
};

const redirectTo = (to: string, status: RedirectStatus): Response =>
  new Response(null, { status, headers: { location: to.replace(/[^!-~]+/g, encodeURIComponent) } });
