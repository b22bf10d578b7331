import { analyticsSettings, noAnalytics } from './analytics/schema.ts';
import type { createApiFetcher } from './api-fetcher.ts';
import { apiPath } from './api-path.ts';
import { type ShellConfig, shellConfig } from './config/schema.ts';
import { google, noGoogle } from './google/schema.ts';
import { type SportIcons, sportIcons } from './icons/schema.ts';
import { mobileSettings } from './mobile/schema.ts';
import { notifications } from './notifications/schema.ts';
import { routeRule } from './route-rules/schema.ts';
import { pageTemplates } from './templates/schema.ts';
import { trackingTags } from './tracking-tags/schema.ts';

/** Timeout in milliseconds. The page waits for this call, and continues without it. */
const routeRuleTimeout = 1500;

type TagConditions = {
  /** Page type of the route table, such as `schedule`. */
  pageTemplate: string;
  /** Slug or short name. */
  sportName?: string | undefined;
  /** Id of the story, player or game. */
  contentId?: number | undefined;
};

/** The site-wide part of the API client. Nothing throws: failures are logged and return an empty value. */
export const siteClient = ({ getOr, getShell }: Pick<ReturnType<typeof createApiFetcher>, 'getOr' | 'getShell'>) => ({
  config: {
    /** Undefined if unavailable; then no third-party service is loaded. */
    get: () => getShell<ShellConfig | undefined>(apiPath(['common', 'config']), shellConfig, undefined),
  },
  google: { get: () => getShell(apiPath(['Google']), google, noGoogle) },
  analytics: { settings: () => getShell(apiPath(['Analytics', 'settings']), analyticsSettings, noAnalytics) },
  mobile: { settings: () => getShell(apiPath(['mobile', 'settings']), mobileSettings, { mobileAppleAppId: null }) },
  notifications: {
    /** Without a key if the college sends no notifications. */
    get: () => getOr(apiPath(['Notifications']), notifications, { publicKey: null }),
  },
  templates: {
    /** All public page types. */
    list: () => getOr(apiPath(['common', 'templates']), pageTemplates, []),
    /** Public page types of a sport. */
    sportPages: () => getOr(apiPath(['common', 'templates', 'sports-pages']), pageTemplates, []),
  },
  trackingTags: {
    /** Tags whose conditions match; a tag without a condition always matches. */
    search: ({ pageTemplate, sportName, contentId }: TagConditions) =>
      getShell(
        apiPath(['TrackingTag', 'search'], {
          PageTemplate: pageTemplate,
          SportName: sportName,
          ContentId: contentId,
        }),
        trackingTags,
        [],
      ),
  },
  routeRules: {
    /** The redirect of a percent-encoded path without query. */
    find: (path: string) => getOr(apiPath(['route-rules'], { path }), routeRule, {}, { timeout: routeRuleTimeout }),
  },
  icons: { list: () => getOr<SportIcons>('/icons/sports-icon-mapper.json', sportIcons, []) },
});
