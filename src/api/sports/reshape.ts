import type { SportRow } from './queries.ts';
import type { SportResponse } from './schema.ts';

export const toSportResponse = ({
  sport,
  currentSeasonId,
  currentSeasonTitle,
  hasPastSeasons,
}: SportRow): SportResponse => ({
  id: sport.id,
  title: sport.title,
  shortName: sport.shortName,
  abbrev: sport.abbrev,
  globalSportId: sport.globalSportId,
  globalSportNameSlug: sport.globalSportNameSlug,
  globalSportShortName: sport.globalSportShortName,
  globalSportGender: sport.gender,
  nonSport: sport.nonSport,
  rosterId: sport.nonSport ? null : currentSeasonId,
  scheduleId: sport.nonSport ? null : currentSeasonId,
  defaultLocation: null,
  ticketsLink: sport.ticketsLink,
  defaultStatsLink: null,
  twitterName: sport.twitterName,
  instagramName: sport.instagramName,
  facebookPage: sport.facebookPage,
  youtubeName: sport.youtubeName,
  pinterestName: sport.pinterestName,
  displayOpponentHistory: sport.displayOpponentHistory,
  family: sport.family,
  seasonTitle: currentSeasonTitle,
  hasArchives: hasPastSeasons && !sport.nonSport,
});
