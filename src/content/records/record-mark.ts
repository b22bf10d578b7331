import { recordSpans, recordSubjects } from '../../domain/records/record-list.ts';
import { defineContent } from '../define-content.ts';
import { choice, text } from '../fields/plain.ts';
import { person, sport } from '../fields/references.ts';

/** A record that predates the games on this site, as a source prints it; the record book lists it among the derived ones. */
export const recordMark = defineContent({
  name: 'recordMark',
  group: 'record',
  about: 'Records from before the stored statistics',
  fields: {
    sportId: sport('Sport', { hint: 'the sport' }),
    subject: choice('Subject', recordSubjects, { hint: 'whose record: team or individual' }),
    span: choice('Span', recordSpans, { hint: 'game, season or career' }),
    title: text('Category', { hint: 'as the record book names it, such as Points', max: 80 }),
    mark: text('Mark', { hint: 'begins with a number: 52, .412, 1,204 yards', max: 40 }),
    holder: text('Holder', { hint: 'name of the player; empty for the team', max: 100 }).optional(),
    personId: person('Person', { hint: 'the holder, if on one of our rosters' }).optional(),
    season: text('Season', { hint: 'such as 1962-63, or 1959-62 for a career', max: 20 }).optional(),
    opponent: text('Opponent', { hint: 'for a record of a game', max: 100 }).optional(),
    date: text('Date', { hint: 'of the game, as the source prints it', max: 40 }).optional(),
    source: text('Source', { hint: 'where the record is from, such as Media guide 2019', max: 120 }),
  },
  visibility: 'public',
  order: ['sportId', 'subject', 'span', 'title', 'id'],
  columns: ['sport', 'subject', 'span', 'title', 'mark', 'holder', 'season', 'source'],
  check: ({ mark, subject, holder }) => [
    ...(/^[\d.]/.test(mark) ? [] : [{ field: 'mark', message: 'it has to begin with a number, such as 52 or .412' }]),
    ...(subject === 'individual' && !holder
      ? [{ field: 'holder', message: 'an individual record needs the name of its holder' }]
      : []),
  ],
});
