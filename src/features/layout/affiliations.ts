import type { TenantSettings } from '../../domain/tenant.ts';

/** The bodies a college plays under that have a website, conference first. */
export const affiliationsOf = (settings: TenantSettings): { name: string; url: string }[] =>
  [
    { name: settings.conferenceName, url: settings.conferenceUrl },
    { name: settings.associationName, url: settings.associationUrl },
  ].filter((body): body is { name: string; url: string } => body.name !== undefined && body.url !== undefined);
