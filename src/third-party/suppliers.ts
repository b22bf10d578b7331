import type { SiteConfig } from '../domain/tenant.ts';
import { adHosts } from './ads/ad-services.ts';

/** Where Google's tag manager and analytics come from. */
export const googleTags = 'https://www.googletagmanager.com';

/** Hosts that a page may talk to, show pictures of, and frame. Scripts are let in by nonce, whatever their host. */
export type Sources = { connect: readonly string[]; img: readonly string[]; frame: readonly string[] };

type Supplier = {
  /** Undefined where the college has not set it up. */
  sources: (config: SiteConfig) => Sources | undefined;
};

const originOf = (url: string): string => new URL(url).origin;

const google: Supplier = {
  sources: ({ gtmIds = [], analyticsMeasurementIds = [] }) =>
    gtmIds.length + analyticsMeasurementIds.length === 0
      ? undefined
      : {
          connect: [googleTags, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
          img: [googleTags, 'https://*.google-analytics.com'],
          frame: [googleTags],
        },
};

const consentManager: Supplier = {
  sources: ({ consentManagerUrl: url }) => {
    if (!url) return undefined;
    const hosts = [originOf(url)];
    return { connect: hosts, img: hosts, frame: hosts };
  },
};

const trackingTags: Supplier = {
  sources: ({ tagHosts = [] }) => {
    const hosts = tagHosts.map((host) => `https://${host}`);
    return hosts.length === 0 ? undefined : { connect: hosts, img: hosts, frame: hosts };
  },
};

const advertising: Supplier = {
  sources: (config) => {
    const hosts = adHosts(config);
    return hosts.length === 0 ? undefined : { connect: hosts, img: hosts, frame: hosts };
  },
};

const suppliers: readonly Supplier[] = [google, consentManager, trackingTags, advertising];

/** Everything that a college's suppliers need; undefined when it has none. */
export const supplierSources = (config: SiteConfig = {}): Sources | undefined => {
  const all = suppliers.flatMap(({ sources }) => sources(config) ?? []);
  if (all.length === 0) return undefined;
  const hosts = (kind: keyof Sources) => [...new Set(all.flatMap((sources) => sources[kind]))];
  return { connect: hosts('connect'), img: hosts('img'), frame: hosts('frame') };
};
