import { type } from 'arktype';

import { recordSpans, recordSubjects } from '../../domain/records/record-list.ts';
import { sportReference } from '../../domain/sport-reference.ts';
import { contract } from '../contract.ts';
import { idOf, oneOf, sportName } from '../parameters.ts';

const mark = type({
  rank: 'number.integer',
  /** As printed. */
  mark: 'string',
  /** Name of the player; null for the team. */
  holder: 'string | null',
  /** Set for a player who was ever on a roster. */
  personId: 'number.integer | null',
  /** Roster id of a player on a public roster. */
  rosterPlayerId: 'number.integer | null',
  holderUrl: 'string | null',
  /** "2025-26"; the first and last season of a career. */
  seasons: 'string | null',
  /** Date of the game; for an entered mark, as printed in its source. */
  date: 'string | null',
  /** "at Elm", "vs Elm". */
  opponent: 'string | null',
  /** Page of the box score. */
  gameUrl: 'string | null',
  /** Null for marks derived from games. */
  source: 'string | null',
});
export type BookMark = typeof mark.infer;

const recordList = type({
  /** Unique among the lists of a subject and span. */
  id: 'string',
  title: 'string',
  subject: type.enumerated(...recordSubjects),
  span: type.enumerated(...recordSpans),
  /** Players below the qualifying minimum of the statistic are left out. */
  hasMinimum: 'boolean',
  marks: mark.array(),
  /** Number of further marks that equal the last one. */
  more: 'number.integer',
});
export type BookList = typeof recordList.infer;

/** `Records/{sport}`. */
export const recordBook = type({
  sport: sportReference,
  /** Titles of the first seasons with results and with individual statistics; null without any. */
  since: { results: 'string | null', statistics: 'string | null' },
  lists: recordList.array(),
});
export type RecordBook = typeof recordBook.infer;

export const recordContract = contract({
  path: '/Records/{sport}',
  summary: 'The record book of a sport: the best marks of games, seasons and careers, of the team and of players',
  parameters: {
    sport: sportName,
    subject: oneOf('Limits the records to those of the team or of individuals', ...recordSubjects),
    span: oneOf('Limits the records to those of a game, a season or a career', ...recordSpans),
    personId: { ...idOf('person'), description: 'Limits the marks to this person' },
  },
  response: recordBook,
});
