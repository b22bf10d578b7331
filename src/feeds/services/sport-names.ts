import type { Service } from './service.ts';

/** `sportnames.ashx` and `/api/sportnames`: every value is a text. */
export const sportNames: Service = async ({ api }) => ({
  sports: (await api.sports.list()).map((sport) => ({
    sport: String(sport.id),
    sportInfo: {
      sport_title: sport.title,
      sport_shortname: sport.shortname,
      schedule_id: String(sport.scheduleId ?? 0),
      roster_id: String(sport.rosterId ?? 0),
      season_id: String(sport.scheduleId ?? 0),
      // games belong to conferences here, not sports
      conference_id: '0',
      global_sport_id: String(sport.global_sport_id ?? 0),
      is_not_sport: sport.non_sport ? 'True' : 'False',
    },
  })),
});

/** `/api/assets?operation=sports`: the sports with their conference and accounts. */
export const sportAssets: Service = async ({ api, tenant, query }) => {
  if (query.text('operation')?.toLowerCase() !== 'sports') return undefined;
  const { conferenceName = '', conferenceUrl = '' } = tenant.settings;
  return {
    sports: (await api.sports.list()).map((sport) => ({
      id: sport.id,
      shortname: sport.shortname,
      abbrev: sport.abbreviation ?? '',
      name: sport.title,
      short_display_name: sport.title,
      global_sport_shortname: sport.global_sport_shortname ?? '',
      conference_title: conferenceName,
      conference_website: conferenceUrl,
      global_conference_id: '',
      global_conference_division: '',
      sport_twitter_name: sport.twitter ?? '',
      sport_instagram_name: sport.instagram ?? '',
      sport_facebook_page: sport.facebook ?? '',
      sport_facebook_id: '',
    })),
  };
};
