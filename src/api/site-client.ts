import { analyticsSettings, noAnalytics } from './analytics/schema.ts';
import { apiPath } from './api-path.ts';
import { type ShellConfig, shellConfig } from './config/schema.ts';
import { google, noGoogle } from './google/schema.ts';
import { type SportIcons, sportIcons } from './icons/schema.ts';
import { mobileSettings } from './mobile/schema.ts';
import type { createReader } from './reader.ts';
import { routeRule } from './route-rules/schema.ts';
import { pageTemplates } from './templates/schema.ts';
import { trackingTags } from './tracking-tags/schema.ts';

/** A page waits for this before anything else; it goes on without. */
const routeRuleTimeout = 1500;

type TagConditions = {
  /** Page type of the route table, such as `schedule`. */
  pageTemplate: string;
  /** Slug or short name. */
  sportName?: string | undefined;
  /** Id of the story, player or game. */
  contentId?: number | undefined;
};

/** The part of the API client that is about the site as a whole. Nothing here throws: what fails is logged and empty. */
export const siteClient = ({ getOr, getShell }: Pick<ReturnType<typeof createReader>, 'getOr' | 'getShell'>) => ({
  config: {
    /** Undefined where it could not be read: then nothing of others is loaded. */
    get: () => getShell<ShellConfig | undefined>(apiPath(['common', 'config']), shellConfig, undefined),
  },
  google: { get: () => getShell(apiPath(['Google']), google, noGoogle) },
  analytics: { settings: () => getShell(apiPath(['Analytics', 'settings']), analyticsSettings, noAnalytics) },
  mobile: { settings: () => getShell(apiPath(['mobile', 'settings']), mobileSettings, { mobileAppleAppId: null }) },
  templates: {
    /** Every kind of page that is open to everybody. */
    list: () => getOr(apiPath(['common', 'templates']), pageTemplates, []),
    /** Of those, the ones of a sport. */
    sportPages: () => getOr(apiPath(['common', 'templates', 'sports-pages']), pageTemplates, []),
  },
  trackingTags: {
    /** Tags whose conditions fit; one without a condition fits everywhere. */
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
    /** What the college's redirect rules say of a path, given as it stands in an address, without query. */
    find: (path: string) => getOr(apiPath(['route-rules'], { path }), routeRule, {}, { timeout: routeRuleTimeout }),
  },
  icons: { list: () => getOr<SportIcons>('/icons/sports-icon-mapper.json', sportIcons, []) },
});
