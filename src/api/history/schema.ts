import { type } from 'arktype';

import { sportReference } from '../../domain/sport-reference.ts';
import { pageOf } from '../page.ts';

const team = type({
  sportTitle: 'string',
  sportSlug: 'string',
  /** First years of the seasons with gaps: "1986, 88–90"; empty if unknown. */
  years: 'string',
  /** The years of letters in the same form; empty for none, null if letters are not recorded. */
  letters: 'string | null',
  /** The bio; null for someone who was on no roster. */
  url: 'string | null',
  note: 'string | null',
});

const historicalPerson = type({
  firstName: 'string',
  lastName: 'string',
  hometown: 'string | null',
  teams: team.array(),
});
export type HistoricalPersonAnswer = typeof historicalPerson.infer;

/** `Players/historical`: everyone who was ever on a roster, by name. */
export const historicalRoster = pageOf(historicalPerson).merge({
  /** The sport of the request; null for all sports. */
  sport: sportReference.or('null'),
  /** All initial letters of last names, regardless of the requested letter. */
  letters: type('string').array(),
  /** Years of the sport, newest first. */
  years: type('number.integer').array(),
  /** Sports with people, by title. */
  sports: type({ title: 'string', slug: 'string' }).array(),
});
export type HistoricalRoster = typeof historicalRoster.infer;

const archivedSeason = type({
  title: 'string',
  scheduleUrl: 'string | null',
  rosterUrl: 'string | null',
  coachesUrl: 'string | null',
  statsUrl: 'string | null',
  stories: 'number.integer',
  /** Days of the stories: from the start of the season to the day before the next. */
  from: 'string',
  to: 'string',
});
export type ArchivedSeason = typeof archivedSeason.infer;

/** `Archives`: the past seasons of the sports with the content each has, newest first. */
export const archives = type({ sport: sportReference, seasons: archivedSeason.array() }).array();
export type Archives = typeof archives.infer;
