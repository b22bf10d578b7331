import { defineContent } from '../define-content.ts';
import { day } from '../fields/instant.ts';
import { integer, text, yesNo } from '../fields/plain.ts';
import { sport } from '../fields/references.ts';
import { season } from '../honors/season.ts';

/** The result of a game between two other schools, from which standings are derived. */
export const conferenceResult = defineContent({
  name: 'conferenceResult',
  group: 'conference-result',
  about: 'Results of other teams of a conference',
  fields: {
    sportId: sport('Sport', { hint: 'the sport' }),
    season,
    date: day('Date'),
    away: text('Away team', { max: 100, columns: ['Visitor'] }),
    awayScore: integer('Away score', { max: 999, columns: ['Visitor score'] }),
    home: text('Home team', { max: 100 }),
    homeScore: integer('Home score', { max: 999 }),
    number: integer('Number', {
      hint: '1 or 2 for the games of a doubleheader (default: 0)',
      max: 2,
      columns: ['Game'],
    }).default(0),
    isConference: yesNo('Conference game', { hint: 'whether it counts in the conference (default: yes)' }).default(
      true,
    ),
    isNeutral: yesNo('Neutral site', { hint: 'whether neither team was at home (default: no)' }).default(false),
  },
  visibility: 'public',
  unique: [['sportId', 'season', 'date', 'away', 'home', 'number']],
  order: ['sportId', '-date', 'id'],
  columns: ['date', 'sport', 'away', 'awayScore', 'home', 'homeScore'],
  title: ({ away, awayScore, home, homeScore }) => `${away} ${awayScore}, ${home} ${homeScore}`,
  check: ({ away, home }) =>
    away.toLowerCase() === home.toLowerCase()
      ? [{ field: 'home', message: 'it has to be another team than the away team' }]
      : [],
});
