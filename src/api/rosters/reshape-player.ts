import { academicYearNumber, classYearOrder, classYearShort } from '../../domain/class-year.ts';
import { toPersonImage } from '../../domain/image.ts';
import { type SocialAccounts, socialNetworks } from '../../domain/roster.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { SportReference } from '../../domain/sport-reference.ts';
import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import type { Viewer } from '../viewer.ts';
import type { PlayerRow } from './queries.ts';
import type { RosterPlayer } from './schema.ts';

export type Audience = { origin: string; viewer: Viewer };

export function toRosterPlayer(row: PlayerRow, sport: SportReference, { origin, viewer }: Audience): RosterPlayer {
  const name = `${row.firstName} ${row.lastName}`.trim();
  const slug = playerSlug(row);
  return {
    rosterPlayerId: row.id,
    playerId: row.personId,
    latestRosterPlayerId: row.id,
    rosterDisplayTitle: null,
    seasonSlug: null,
    firstName: row.firstName,
    lastName: row.lastName,
    slug,
    url: playerUrl(sport, slug, row.id, viewer),
    hometown: row.hometown ?? row.personHometown,
    highSchool: row.highSchool ?? row.personHighSchool,
    previousSchool: row.previousSchool ?? row.personPreviousSchool,
    major: row.major,
    birthDate: null,
    gender: sport.globalSportGender === 'm' ? 'M' : sport.globalSportGender === 'f' ? 'F' : '',
    pronouns: '',
    jerseyNumber: row.jersey,
    jerseyNumberSecond: null,
    positionShort: row.positionShort,
    positionLong: row.positionLong ?? '',
    academicYearNumber: row.classYear && academicYearNumber(row.classYear),
    academicYearShort: row.classYear && classYearShort(row.classYear),
    academicYearLong: row.classYear,
    classYearOrder: classYearOrder(row.classYear),
    heightFeet: row.heightInches ? Math.floor(row.heightInches / 12) : null,
    heightInches: row.heightInches ? row.heightInches % 12 : null,
    weight: row.weightPounds,
    isCaptain: row.isCaptain,
    letters: row.letters,
    hide: row.hide,
    hideBio: row.hideBio,
    custom1: row.custom1 ?? '',
    custom2: row.custom2 ?? '',
    custom3: row.custom3 ?? '',
    image: toPersonImage(row, name, origin),
    headerImage: null,
    images: null,
    ...toSocialMedia(row.social),
    shopUrl: null,
    sport: { ...sport, shortDisplay: null },
    lastUpdated: Temporal.Instant.from(row.updatedAt).round('second').toString(),
    bio: null,
    bioFields: null,
    historicalFields: null,
    displayFields: null,
    rankedBioFields: null,
    settings: null,
    statsSeasons: null,
  };
}

/** Name slug of a bio URL; never empty, even without Latin letters. */
export const playerSlug = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  slugify(`${firstName} ${lastName}`) || 'player';

/** URL of a player's bio; staff get the hidden URL if it is not public. */
export const playerUrl = (
  sport: Pick<SportReference, 'globalSportNameSlug' | 'shortName'>,
  slug: string,
  rosterPlayerId: number,
  viewer: Viewer = 'public',
): string =>
  href(viewer === 'staff' ? 'hiddenRosterBio' : 'rosterBio', {
    slug: sportSlug(sport),
    playerSlug: slug,
    rosterPlayerId: String(rosterPlayerId),
  });

function toSocialMedia(social: SocialAccounts) {
  const accounts = Object.fromEntries(
    socialNetworks.map((network) => [network, social[network] ?? null]),
  ) as RosterPlayer['socialMedia'];
  const given = socialNetworks.flatMap((network) => {
    const account = social[network];
    return account ? [{ platformName: network, ...account, icon: null, oldIcon: null }] : [];
  });
  return {
    socialMedia: accounts,
    socialMediaR: given,
    instagramUsername: social.Instagram?.userName ?? null,
    twitterUsername: social.Twitter?.userName ?? null,
    facebookUsername: social.Facebook?.userName ?? null,
    tiktokUsername: social.TikTok?.userName ?? null,
  };
}
