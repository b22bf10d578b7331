import type { Sport } from '../../domain/sport.ts';
import type { SportAnswer } from './schema.ts';

const converted = new WeakMap<readonly SportAnswer[], readonly Sport[]>();

/** Converts the wire format of sports to the specification's names. Most pages use the same cached answer, which is converted once. */
export function toSports(answers: readonly SportAnswer[]): readonly Sport[] {
  const sports = converted.get(answers) ?? Object.freeze(answers.map((answer) => Object.freeze(toSport(answer))));
  converted.set(answers, sports);
  return sports;
}

function toSport(answer: SportAnswer): Sport {
  return {
    id: answer.id,
    title: answer.title,
    short_title: null,
    shortname: answer.shortName,
    abbreviation: answer.abbrev,
    gender: answer.globalSportGender,
    global_sport_id: answer.globalSportId,
    global_sport_shortname: answer.globalSportShortName,
    global_sport_name_slug: answer.globalSportNameSlug,
    facebook: answer.facebookPage,
    instagram: answer.instagramName,
    pinterest: answer.pinterestName,
    twitter: answer.twitterName,
    youtube: answer.youtubeName,
    tickets: answer.ticketsLink,
    url: null,
    non_sport: answer.nonSport,
    displayOpponentHistory: answer.displayOpponentHistory,
    rosterId: answer.rosterId,
    scheduleId: answer.scheduleId,
    family: answer.family,
    seasonTitle: answer.seasonTitle,
    hasArchives: answer.hasArchives,
  };
}
