import type { RosterPlayer, RosterStaff } from '../../api/rosters/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { findServiceSports, type Service, type ServiceRequest } from './service.ts';

/** The sports that a query names, else every team. */
async function sportsOf(request: ServiceRequest): Promise<Sport[]> {
  const named = await findServiceSports(request, 'path', 'sport', 'sport_id');
  if (named.length > 0) return named;
  return (await request.api.sports.list()).filter(({ non_sport }) => !non_sport);
}

const rostersOf = async (request: ServiceRequest) => {
  const season = request.query.text('year') ?? request.query.text('season');
  const sports = await sportsOf(request);
  const rosters = await Promise.all(sports.map((sport) => request.api.rosters.bySport(sportSlug(sport), { season })));
  return rosters.filter((roster) => roster !== undefined);
};

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

const photosOf = ({ image }: Pick<RosterPlayer, 'image'>) =>
  image.isDefault
    ? []
    : [
        {
          type: 'headshot',
          ...Object.fromEntries(['fullsize', 'roster', 'thumbnail'].map((size) => [size, canonicalAddress(image.url)])),
        },
      ];

const heightOf = ({ heightFeet, heightInches }: RosterPlayer) =>
  heightFeet === null ? '' : `${heightFeet}-${heightInches ?? 0}`;

/** `roster_xml.aspx?path=football`: the players of the current season, or of `year`. */
export const rosterXml: Service = async (request) => ({
  roster: (await rostersOf(request)).flatMap(({ players, sport }) =>
    players.map((player) => ({
      name: fullName(player),
      firstname: player.firstName,
      lastname: player.lastName,
      staff_id: 0,
      rc_id: 0,
      rp_id: String(player.rosterPlayerId),
      player_id: String(player.playerId),
      sport: sport.shortName,
      playerinfo: {
        uni: player.jerseyNumber ?? '',
        uni_2: '',
        pos_long: player.positionLong,
        pos_short: player.positionShort ?? '',
        pos_short_list: player.positionShort?.split('/') ?? [],
        height: heightOf(player),
        height_feet: textOf(player.heightFeet),
        'height-inches': textOf(player.heightInches),
        weight: textOf(player.weight),
        gender: player.gender,
        year: player.academicYearShort ?? '',
        year_long: player.academicYearLong ?? '',
        hometown: player.hometown ?? '',
        highschool: player.highSchool ?? '',
        previous_school: player.previousSchool ?? '',
        major: player.major ?? '',
        facebook_username: player.facebookUsername ?? '',
        instagram_username: player.instagramUsername ?? '',
        twitter_username: player.twitterUsername ?? '',
        tiktok_username: player.tiktokUsername ?? '',
        biolink: canonicalAddress(player.url),
        captain: player.isCaptain ? 'True' : 'False',
      },
      bio: '',
      photos: photosOf(player),
    })),
  ),
});

const textOf = (value: number | null) => (value === null ? '' : String(value));

/** `coaches_xml.aspx?path=football`: the coaches and support staff of the current season, or of `year`. */
export const coachesXml: Service = async (request) => ({
  roster: (await rostersOf(request)).flatMap(({ coaches, support, sport }) =>
    [...coaches, ...support].map((member) => toCoach(member, sport.shortName)),
  ),
});

const toCoach = (member: RosterStaff, sport: string) => ({
  name: fullName(member),
  firstname: member.firstName,
  lastname: member.lastName,
  staff_id: member.staffId,
  rc_id: member.id,
  rp_id: '',
  player_id: '',
  sport,
  staffinfo: {
    title: member.title,
    email: member.email ?? '',
    phone: member.phone ?? '',
    biolink: member.url ? canonicalAddress(member.url) : '',
  },
  bio: member.bio,
  photos: photosOf(member),
});

const toListed = (player: RosterPlayer) => ({
  roster_player_id: player.rosterPlayerId,
  player_id: player.playerId,
  first_name: player.firstName,
  last_name: player.lastName,
  name: fullName(player),
  jersey_number: player.jerseyNumber,
  position_short: player.positionShort,
  position_long: player.positionLong,
  academic_year: player.academicYearShort,
  academic_year_long: player.academicYearLong,
  height: heightOf(player),
  weight: player.weight,
  hometown: player.hometown,
  highschool: player.highSchool,
  previous_school: player.previousSchool,
  image: player.image.isDefault ? null : canonicalAddress(player.image.url),
  url: player.url,
});

/** `responsive-roster.ashx?sport_id=5&year=2026` or `?path=football`: a list of players. */
export const responsiveRoster: Service = async (request) => {
  const sports = await findServiceSports(request, 'path', 'sport_id');
  if (sports.length === 0) return undefined;
  const rosters = await rostersOf(request);
  return rosters.length > 0 ? rosters.flatMap(({ players }) => players.map(toListed)) : undefined;
};

/** `/api/roster?sport_id=5`: the seasons with a roster; `/api/roster/12`: the players of one. Every value is a text. */
export const rosterList: Service = async (request) => {
  const { api, id } = request;
  if (id !== undefined) {
    const roster = await api.rosters.get(id);
    return roster && { data: roster.players.map((player) => texts(toListed(player))) };
  }
  const [sport] = await findServiceSports(request, 'sport_id', 'path');
  if (!sport) return undefined;
  return {
    data: (await api.rosters.list({ sport: sportSlug(sport) })).map(({ rosterId, seasonTitle }) => ({
      roster_id: String(rosterId),
      season_id: String(rosterId),
      season_title: seasonTitle,
    })),
  };
};

const texts = (values: Record<string, string | number | null>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === null ? '' : String(value)]));
