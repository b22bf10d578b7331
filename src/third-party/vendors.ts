import type { SiteConfig } from '../domain/tenant.ts';
import { adHosts } from './ads/ad-services.ts';
import { clipAdHosts } from './ads/clip-ads.ts';

/** Origin of Google Tag Manager and Google Analytics. */
export const googleTags = 'https://www.googletagmanager.com';

/** Hosts for connect-src, img-src and frame-src. Scripts are allowed by the script that loads them, not by host. */
export type Sources = { connect: readonly string[]; img: readonly string[]; frame: readonly string[] };

type Vendor = {
  /** Undefined if the college does not use it. */
  sources: (config: SiteConfig) => Sources | undefined;
};

const originOf = (url: string): string => new URL(url).origin;

const google: Vendor = {
  sources: ({ gtmIds = [], analyticsMeasurementIds = [] }) =>
    gtmIds.length + analyticsMeasurementIds.length === 0
      ? undefined
      : {
          connect: [googleTags, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
          img: [googleTags, 'https://*.google-analytics.com'],
          frame: [googleTags],
        },
};

const consentManager: Vendor = {
  sources: ({ consentManagerUrl: url }) => {
    if (!url) return undefined;
    const hosts = [originOf(url)];
    return { connect: hosts, img: hosts, frame: hosts };
  },
};

const trackingTags: Vendor = {
  sources: ({ tagHosts = [] }) => {
    const hosts = tagHosts.map((host) => `https://${host}`);
    return hosts.length === 0 ? undefined : { connect: hosts, img: hosts, frame: hosts };
  },
};

const advertising: Vendor = {
  sources: (config) => {
    const hosts = [...adHosts(config), ...clipAdHosts(config)];
    return hosts.length === 0 ? undefined : { connect: hosts, img: hosts, frame: hosts };
  },
};

const vendors: readonly Vendor[] = [google, consentManager, trackingTags, advertising];

/** The sources of all vendors of a college; undefined without vendors. */
export const vendorSources = (config: SiteConfig = {}): Sources | undefined => {
  const all = vendors.flatMap(({ sources }) => sources(config) ?? []);
  if (all.length === 0) return undefined;
  const hosts = (kind: keyof Sources) => [...new Set(all.flatMap((sources) => sources[kind]))];
  return { connect: hosts('connect'), img: hosts('img'), frame: hosts('frame') };
};
