import type { Sport } from '../../domain/sport.ts';
import type { SportResponse } from './schema.ts';

const converted = new WeakMap<readonly SportResponse[], readonly Sport[]>();

/** Converts the wire format of sports to the specification's names. Most pages use the same cached response, which is converted once. */
export function toSports(responses: readonly SportResponse[]): readonly Sport[] {
  const sports =
    converted.get(responses) ?? Object.freeze(responses.map((response) => Object.freeze(toSport(response))));
  converted.set(responses, sports);
  return sports;
}

function toSport(response: SportResponse): Sport {
  return {
    id: response.id,
    title: response.title,
    short_title: null,
    shortname: response.shortName,
    abbreviation: response.abbrev,
    gender: response.globalSportGender,
    global_sport_id: response.globalSportId,
    global_sport_shortname: response.globalSportShortName,
    global_sport_name_slug: response.globalSportNameSlug,
    facebook: response.facebookPage,
    instagram: response.instagramName,
    pinterest: response.pinterestName,
    twitter: response.twitterName,
    youtube: response.youtubeName,
    tickets: response.ticketsLink,
    url: null,
    non_sport: response.nonSport,
    displayOpponentHistory: response.displayOpponentHistory,
    rosterId: response.rosterId,
    scheduleId: response.scheduleId,
    family: response.family,
    seasonTitle: response.seasonTitle,
    hasArchives: response.hasArchives,
  };
}
