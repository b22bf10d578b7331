import { honorTeams, recipientKinds } from '../../domain/honors/categories.ts';
import { defineContent } from '../define-content.ts';
import { day } from '../fields/instant.ts';
import { choice, text, yesNo } from '../fields/plain.ts';
import { content, people, sport } from '../fields/references.ts';
import { award } from './award.ts';
import { honoredPeople, honoredPeopleHint } from './honored-people.ts';
import { season } from './season.ts';

/** A winner of an award. */
export const awardWinner = defineContent({
  name: 'awardWinner',
  group: 'award-winner',
  about: 'Winners of awards',
  path: '/AwardWinners',
  fields: {
    title: text('Winner', { hint: 'the full name, or that of a team' }),
    award: content('Award', award, { hint: 'the award' }),
    season,
    week: day('Week', { hint: 'the day on which a weekly award was announced' }).optional(),
    sport: sport('Sport').optional(),
    recipient: choice('Recipient', recipientKinds, { hint: 'who won it (default: athlete)' }).default('athlete'),
    shared: yesNo('Co-winner', { hint: 'whether somebody else won it as well (default: no)' }).default(false),
    team: choice('Team', honorTeams, { hint: 'for an all-conference selection' }).optional(),
    detail: text('Detail', { max: 300, hint: 'one line, such as a position, an event or a mark' }).optional(),
    people: people('People', { hint: honoredPeopleHint }),
  },
  visibility: 'public',
  partOf: 'award',
  order: ['-season', '-week', 'title'],
  unique: [['award', 'season', 'week', 'sport', 'title']],
  filters: ['awardId', 'season', 'sportId', 'personId'],
  search: { title: 'A', detail: 'B' },
  columns: ['title', 'award', 'season', 'week', 'sport'],
  searchUrl: ({ award: awardId }, related) => related<{ url: string | null }>(award, awardId)?.url ?? undefined,
  fill: async ({ title = '', sport, season, recipient }, context) => ({
    people: recipient === 'team' ? [] : await honoredPeople({ name: title, sports: [sport], season }, context),
  }),
});
