/** Paths on this host served by other programs, such as a statistics provider: they need a full page load. */
export const outsidePaths = [
  '/sidearmstats',
  '/watch',
  '/galleries',
  '/tournament-experience',
  '/gameday',
  '/signingday',
  '/feature',
  '/services',
  '/showcase',
] as const;

/** The entry of `outsidePaths` that contains a pathname, ignoring case. */
export const outsidePath = (pathname: string): string | undefined =>
  outsidePaths.find((path) => `${pathname.toLowerCase()}/`.startsWith(`${path}/`));

/** The ticket seller attributes sales to the referring page, so only its links send a referrer. */
const ticketingDomain = 'evenue.net';

const schemes = /^(?:https?|mailto|tel|sms|webcal):/i;

export type LinkKind = { type: 'internal' } | { type: 'external'; rel: string } | { type: 'refused' };

/** How a link is followed: in the application, outside it, or not at all if its scheme could run code. */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('#') || isInternalPath(href)) {
    return { type: 'internal' };
  }
  // browsers strip whitespace and control characters before parsing the scheme
  const bare = href.replace(/[\0-\x20]/g, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(bare) && !schemes.test(bare)) {
    return { type: 'refused' };
  }
  return { type: 'external', rel: isTicketing(href) ? 'noopener' : 'noopener noreferrer' };
}

// browsers treat a backslash after the first slash as a second slash
function isInternalPath(href: string) {
  return /^\/(?![/\\])/.test(href) && outsidePath(href.replace(/[?#].*/s, '')) === undefined;
}

function isTicketing(href: string) {
  const host = URL.parse(href)?.hostname;
  return host === ticketingDomain || host?.endsWith(`.${ticketingDomain}`) === true;
}

/** A link as written; null if its scheme could run code. */
export const followable = (url: string | null): string | null =>
  url === null || url.trim() === '' || linkKind(url).type === 'refused' ? null : url;
