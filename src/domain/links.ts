/** Paths of this host that are served by other programs: left with a full page load. */
const outsidePaths = [
  '/watch',
  '/galleries',
  '/tournament-experience',
  '/gameday',
  '/signingday',
  '/feature',
  '/services',
  '/showcase',
];

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
  return (
    /^\/(?![/\\])/.test(href) &&
    !outsidePaths.some((path) => href === path || href.startsWith(`${path}/`) || href.startsWith(`${path}?`))
  );
}

function isTicketing(href: string) {
  const host = URL.parse(href)?.hostname;
  return host === ticketingDomain || host?.endsWith(`.${ticketingDomain}`) === true;
}
