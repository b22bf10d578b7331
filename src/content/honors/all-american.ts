import { honorTeams } from '../../domain/honors/categories.ts';
import { href } from '../../routing/routes.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, text } from '../fields/plain.ts';
import { people, sport } from '../fields/references.ts';
import { honoredPeople, honoredPeopleHint } from './honored-people.ts';
import { season } from './season.ts';

/** One All-America selection. An athlete may have several in a season, from different organizations or in several events. */
export const allAmerican = defineContent({
  name: 'allAmerican',
  noun: 'All-American',
  plural: 'All-Americans',
  group: 'all-american',
  about: 'All-America selections',
  path: '/AllAmericans',
  fields: {
    title: text('Athlete', { hint: 'the full name' }),
    season,
    sport: sport('Sport'),
    organization: text('Organization', { hint: 'who made the selection, such as AP or the coaches’ association' }),
    team: choice('Team', honorTeams).optional(),
    event: text('Event', { hint: 'an event or weight class' }).optional(),
    place: text('Finish', { hint: 'a place or mark, such as "4th, 1:44.20"' }).optional(),
    position: text('Position').optional(),
    about: html('Text').optional(),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'honors' }).optional(),
    people: people('People', { hint: honoredPeopleHint }),
  },
  visibility: 'published',
  order: ['-season', 'title'],
  unique: [['season', 'sport', 'organization', 'event', 'title']],
  filters: ['sportId', 'season', 'personId'],
  search: { title: 'A', organization: 'B', event: 'C' },
  columns: ['title', 'season', 'sport', 'organization', 'team', 'event'],
  url: ({ id }) => href('allAmerican', { id: String(id) }),
  listUrl: () => href('allAmericans'),
  section: { title: 'All-Americans', group: 'history' },
  fill: async ({ title = '', sport, season }, context) => ({
    people: await honoredPeople({ name: title, sports: [sport], season }, context),
  }),
});
