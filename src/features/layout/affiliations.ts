import type { TenantSettings } from '../../domain/tenant.ts';

/** A body a college plays under. */
export type Affiliation = { name: string; url: string };

const affiliation = (name: string | undefined, url: string | undefined): Affiliation | undefined =>
  name === undefined || url === undefined ? undefined : { name, url };

export const conferenceOf = ({ conferenceName, conferenceUrl }: TenantSettings): Affiliation | undefined =>
  affiliation(conferenceName, conferenceUrl);

/** The bodies a college plays under that have a website: league, association, conference. */
export const affiliationsOf = (settings: TenantSettings): Affiliation[] =>
  [
    affiliation(settings.leagueName, settings.leagueUrl),
    affiliation(settings.associationName, settings.associationUrl),
    conferenceOf(settings),
  ].filter((body) => body !== undefined);
