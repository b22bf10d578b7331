import { matchPage } from '../routing/routes.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import type { RedirectStatus } from '../web/redirect-rule.ts';

/**
 * A redirect for a document or payload request. A payload can only redirect to the payload of another page; for any other target the
 * response is 409, after which the browser loads the document and follows its redirect.
 */
export const redirectPage = (
  to: string,
  status: RedirectStatus,
  { isPayload = false }: { isPayload?: boolean },
): Response => {
  if (!isPayload) return redirectTo(to, status);
  const isPage = to.startsWith('/') && matchPage(new URL(to, 'http://page').pathname) !== undefined;
  return isPage ? redirectTo(payloadAddress(to), status) : new Response('Elsewhere', { status: 409 });
};

const redirectTo = (to: string, status: RedirectStatus): Response =>
  new Response(null, { status, headers: { location: to.replace(/[^!-~]+/g, encodeURIComponent) } });
