import type { TenantSettings } from '../../domain/tenant.ts';

/** An organization that the college belongs to. */
export type Affiliation = { name: string; url: string };

const affiliation = (name: string | undefined, url: string | undefined): Affiliation | undefined =>
  name === undefined || url === undefined ? undefined : { name, url };

export const conferenceOf = ({ conferenceName, conferenceUrl }: TenantSettings): Affiliation | undefined =>
  affiliation(conferenceName, conferenceUrl);

/** The college's conference, association and league, if they have a website. */
export const affiliationsOf = (settings: TenantSettings): Affiliation[] =>
  [
    affiliation(settings.leagueName, settings.leagueUrl),
    affiliation(settings.associationName, settings.associationUrl),
    conferenceOf(settings),
  ].filter((body) => body !== undefined);
