import { tenureRoles } from '../../domain/coaching/game-coaches.ts';
import { defineContent } from '../define-content.ts';
import { day } from '../fields/instant.ts';
import { choice, integer, text } from '../fields/plain.ts';
import { person, sport } from '../fields/references.ts';

/** The period in which someone coaches a team. Games outside any tenure are credited to the head coach on the season's roster. */
export const coachTenure = defineContent({
  name: 'coachTenure',
  about: 'Coaches of the games and their season records',
  group: 'coach',
  fields: {
    sportId: sport('Sport', { hint: 'the sport' }),
    coach: text('Coach', { hint: 'name as printed; with the role none, any text', max: 100 }),
    personId: person('Person', { hint: 'the person, if on one of our rosters' }).optional(),
    role: choice('Role', tenureRoles, {
      hint: 'interim and acting coaches replace the head coach; none: the team has no coach (default: head)',
    }).default('head'),
    startsOn: day('First day', { hint: 'first day (default: from the beginning)' }).optional(),
    endsOn: day('Last day', { hint: 'last day (default: open)' }).optional(),
    games: integer('Games', {
      min: 1,
      hint: 'only so many games from the first day, such as a suspension of the head coach',
    }).optional(),
    note: text('Note', { hint: 'the reason, printed with records' }).optional(),
  },
  visibility: 'public',
  order: ['sportId', 'startsOn'],
  columns: ['coach', 'sport', 'role', 'startsOn', 'endsOn', 'games'],
  check: (row) => [
    ...(row.startsOn && row.endsOn && row.endsOn < row.startsOn
      ? [{ field: 'endsOn', message: 'it has to be on or after the first day' }]
      : []),
    ...(row.games && !row.startsOn
      ? [{ field: 'startsOn', message: 'a number of games is counted from the first day; enter it' }]
      : []),
  ],
});
