import { parsePersonName } from '../../domain/person-name.ts';
import type { SportReference } from '../../domain/sport-reference.ts';
import { href } from '../../routing/routes.ts';
import { defineContent } from '../define-content.ts';
import { integer, text, year } from '../fields/plain.ts';
import { person, sport } from '../fields/references.ts';

const count = (label: string, hint: string) => integer(label, { max: 200, hint }).optional();

/**
 * A coach's season as a source prints it: the record of a season without game files, or the placing and postseason of a season
 * with games.
 */
export const coachingRecord = defineContent({
  name: 'coachingRecord',
  group: 'coach',
  verbPrefix: 'record',
  fields: {
    sportId: sport('Sport', { hint: 'the sport' }),
    season: year('Season', { hint: 'year in which the season begins' }),
    coach: text('Coach', { hint: 'name as printed (empty: no coach)', max: 100 }).optional(),
    personId: person('Person', { hint: 'the person, if on one of our rosters' }).optional(),
    wins: count('Wins', 'games won'),
    losses: count('Losses', 'games lost'),
    ties: count('Ties', 'games tied'),
    conferenceWins: count('Conference wins', 'conference games won'),
    conferenceLosses: count('Conference losses', 'conference games lost'),
    conferenceTies: count('Conference ties', 'conference games tied'),
    placing: text('Placing', { hint: 'final place in the conference, such as 2nd or T-3rd', max: 60 }).optional(),
    postseason: text('Postseason', { hint: 'such as Harbor Bowl (W)', max: 120 }).optional(),
    note: text('Note', { hint: 'a footnote, such as No team or Interim' }).optional(),
    source: text('Source', { hint: 'where the record is from, such as Media guide 2019', max: 120 }).optional(),
  },
  visibility: 'public',
  order: ['sportId', '-season', 'id'],
  unique: [['sportId', 'season', 'coach', 'personId']],
  search: { coach: 'A' },
  searchOnce: ['sportId', 'coach'],
  title: ({ coach }) => printedName(coach ?? ''),
  searchUrl: ({ sportId }, related) => {
    const reference = related<SportReference>('sport', sportId);
    return (
      reference && href('coachingRecordsOverall', { sportSlug: reference.globalSportNameSlug ?? reference.shortName })
    );
  },
  columns: ['season', 'sport', 'coach', 'wins', 'losses', 'ties', 'placing', 'postseason'],
  check: ({ wins, losses, conferenceWins, conferenceLosses }) => [
    ...oneWithout('wins', 'losses', wins, losses),
    ...oneWithout('conferenceWins', 'conferenceLosses', conferenceWins, conferenceLosses),
  ],
});

/** "Ned Ashford" for "Ashford, Ned". */
function printedName(coach: string): string {
  const { firstName, lastName } = parsePersonName(coach);
  return `${firstName} ${lastName}`.trim();
}

/** The problem of a record with wins and without losses, or the reverse. */
const oneWithout = (first: string, second: string, firstValue: number | null, secondValue: number | null) =>
  (firstValue === null) === (secondValue === null)
    ? []
    : [
        {
          field: firstValue === null ? first : second,
          message: `it has to be given with ${firstValue === null ? second : first}; write 0 for none`,
        },
      ];
