import { type } from 'arktype';

import { outsidePaths } from '../web/links.ts';
import { audienceMeasurement } from './audience-measurement.ts';
import type { SportFamily } from './sport-family.ts';

/** A URL that is also used in the content security policy, where `;` would start another directive. */
const webAddress = type('string').narrow(
  (text, ctx) =>
    (/^https?:\/\/[^\s;,'"<>\\]+$/i.test(text) && URL.canParse(text)) ||
    ctx.mustBe('an address such as https://www.example.edu/page, without ; , quotes or blanks'),
);
/** A URL, or a path on the site. */
export const linkAddress = webAddress.or(type(/^\/(?![/\\])[^\s;\\]*$/).describe('a path such as /tickets'));

/** A college's third-party services and disabled features. Nothing here loads before the reader consents. */
export const siteConfig = type({
  'gtmIds?': 'string[]',
  'analyticsMeasurementIds?': 'string[]',
  /** Script of an external consent manager that replaces the built-in one. */
  'consentManagerUrl?': webAddress,
  'adBidding?': type({ siteId: 'string', isTesting: "'yes' | 'no'", 'scriptUrl?': webAddress }),
  /** Ads of clips in our own player. */
  'clipAds?': type({
    /** URL of the VAST ad tag. */
    tagUrl: webAddress,
    'position?': "'before' | 'after'",
    /** Every n-th clip that a reader plays in a tab has an ad; 1 by default. */
    'frequency?': 'number.integer > 0',
    /** The date from which published clips have ads; all clips by default. */
    'since?': type(/^\d{4}-\d\d-\d\d$/).describe('a day such as 2026-09-01'),
    /** Whether clips published before that day have ads as well. */
    'showOnPreviousVideos?': 'boolean',
  }),
  'nativoEnabled?': 'boolean',
  /** Shows labeled placeholders in the ad slots. */
  'adPlaceholders?': 'boolean',
  'mobileAppleAppId?': 'string',
  'trackingTagsEnabled?': 'boolean',
  /** Hosts that tracking-tag scripts may connect to, load images from or frame: `www.example.com`, `*.example.com`. */
  'tagHosts?': type(/^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/)
    .describe('a host name such as www.example.com or *.example.com')
    .array(),
  'takeoversEnabled?': 'boolean',
  'documentCacheEnabled?': 'boolean',
  /** Concurrent game days redirect to one combined page. */
  'concurrentGameDays?': 'boolean',
  /** Maximum number of alerts above a page; 1 by default. */
  'defaultMaxAlerts?': 'number.integer > 0',
  /** A message to readers of pages with ads, shown once in 30 days, such as a request to allow ads. */
  'politePopup?': type({ title: 'string', text: 'string', 'link?': type({ text: 'string', url: linkAddress }) }),
  'enableFooterPersonalInfo?': 'boolean',
  /** Hosts from which the image service may fetch pictures. */
  'imageHosts?': 'string[]',
  /** Base URLs of paths served by other programs, by first segment: `{ "/watch": "https://video.example.edu" }`. */
  'externalOrigins?': type({ '[string]': webAddress }).narrow(
    (origins, ctx) =>
      Object.keys(origins).every((path) => outsidePaths.some((known) => known === path)) ||
      ctx.mustBe(`about some of ${outsidePaths.join(', ')}`),
  ),
  'audience?': audienceMeasurement,
});
export type SiteConfig = typeof siteConfig.infer;

/** Settings of a college that its pages and `/api/v2/common/settings` print. Absent parts are not shown. */
export const tenantSettings = type({
  /** Name of the college's athletics in page titles, link previews and mail; see `athleticsName`. */
  'athleticsName?': 'string',
  'schoolAddress?': 'string',
  'schoolPhoneNumber?': 'string',
  'supportEmail?': 'string.email',
  /** The sender of mail. */
  'mailFrom?': 'string.email',
  'mascotSingular?': 'string',
  'mascotPlural?': 'string',
  'description?': 'string',
  /** The picture for link previews of pages without their own. */
  'shareImage?': type(/^\/media\/\S+$/).describe('the path of a stored picture such as /media/share/1.jpg'),
  'leagueName?': 'string',
  'leagueUrl?': 'string.url',
  'conferenceName?': 'string',
  'conferenceUrl?': 'string.url',
  'associationName?': 'string',
  'associationUrl?': 'string.url',
  'ticketsUrl?': 'string',
  'donateUrl?': 'string',
  'social?': type({ channel: 'string', name: 'string', url: 'string.url' }).array(),
  /** Hosts to which a story may redirect. */
  'redirectHosts?': 'string[]',
  /** False after `push disable`: the college gets no keys for score notifications. */
  'scoreNotifications?': 'boolean',
  /** Third-party configuration; see `siteConfig`. */
  'config?': siteConfig,
});
export type TenantSettings = typeof tenantSettings.infer;

export const tenantSlug = type(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/).describe(
  '1-40 lower-case letters, digits or inner hyphens',
);
export const tenantName = type('string.trim').to('string > 0').describe('a name');
export const hexColor = type(/^#[0-9a-fA-F]{6}$/).describe('a color such as #13294b');
export const hostName = type(
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
).describe('a host name in lower case without port');

export const timeZone = type('string').narrow((zone, ctx) => {
  try {
    Temporal.Now.instant().toZonedDateTimeISO(zone);
    return true;
  } catch {
    return ctx.mustBe('an IANA time zone such as America/New_York');
  }
});

/** Whether fans of a college can get notifications of scores. */
export const sendsScores = ({ settings }: { settings: TenantSettings }): boolean =>
  settings.scoreNotifications !== false;

/** Whether they can of a sport: meets have no scores. */
export const offersScores = (
  college: { settings: TenantSettings },
  { family }: { family: SportFamily | null },
): boolean => sendsScores(college) && family !== null && family !== 'meet';

/** The college that a request belongs to. */
export const tenant = type({
  id: 'number.integer',
  slug: tenantSlug,
  name: 'string',
  shortName: 'string',
  timezone: 'string',
  primaryColor: hexColor,
  secondaryColor: hexColor,
  accentColor: hexColor,
  logo: 'string | null',
  hosts: 'string[]',
  /** Host of canonical URLs. */
  canonicalHost: 'string',
  settings: tenantSettings,
});
export type Tenant = typeof tenant.infer;

/** The name of a college's athletics and so of its site: as the college sets it, or "Lakeshore University Athletics". */
export const athleticsName = ({ name, settings }: Pick<Tenant, 'name' | 'settings'>): string =>
  settings.athleticsName ?? `${name} Athletics`;

/** The title of a document: that of its page and the name of the site, which is the title of the home page. */
export function documentTitle(title: string, college: Pick<Tenant, 'name' | 'settings'>): string {
  const site = athleticsName(college);
  return title === site ? site : `${title} – ${site}`;
}
