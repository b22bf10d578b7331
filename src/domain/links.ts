/** Paths of this host that are served by other programs, statistics of a provider among them: left with a full page load. */
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

/** The path of `outsidePaths` that an address (its pathname) is or is below of, in any case. */
export const outsidePath = (pathname: string): string | undefined =>
  outsidePaths.find((path) => `${pathname.toLowerCase()}/`.startsWith(`${path}/`));

/** The ticket seller credits a sale to the page it came from, so it alone is sent a referrer. */
const ticketingDomain = 'evenue.net';

const schemes = /^(?:https?|mailto|tel|sms|webcal):/i;

export type LinkKind = { type: 'internal' } | { type: 'external'; rel: string } | { type: 'refused' };

/** How a link is followed: inside the application, outside it, or not at all when its scheme could run code. */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('#') || isInternalPath(href)) {
    return { type: 'internal' };
  }
  // a browser drops blanks and control characters before it reads the scheme
  const bare = href.replace(/[\0-\x20]/g, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(bare) && !schemes.test(bare)) {
    return { type: 'refused' };
  }
  return { type: 'external', rel: isTicketing(href) ? 'noopener' : 'noopener noreferrer' };
}

// a browser reads a backslash after the first slash as a second slash
function isInternalPath(href: string) {
  return /^\/(?![/\\])/.test(href) && outsidePath(href.replace(/[?#].*$/, '')) === undefined;
}

function isTicketing(href: string) {
  const host = URL.parse(href)?.hostname;
  return host === ticketingDomain || host?.endsWith(`.${ticketingDomain}`) === true;
}
