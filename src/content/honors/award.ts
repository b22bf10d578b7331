import { awardLevels, awardPeriods } from '../../domain/honors/categories.ts';
import { href } from '../../routing/routes.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { choice, integer, text } from '../fields/plain.ts';
import { sports } from '../fields/references.ts';

/** An award that athletes, coaches or teams of the college have won. */
export const award = defineContent({
  name: 'award',
  about: 'Awards of the college, its conference and national bodies',
  path: '/Awards',
  fields: {
    title: text('Name'),
    level: choice('Level', awardLevels),
    presenter: text('Presented by').optional(),
    period: choice('Period', awardPeriods, { hint: 'how often it is presented (default: season)' }).default('season'),
    about: html('Description').optional(),
    position: integer('Position', { hint: 'its rank among the awards, lower first (default: last)' }).filled(),
    sports: sports('Sports', { hint: 'the sports it is limited to' }),
  },
  visibility: 'published',
  order: 'position',
  unique: [['title']],
  filters: ['level', 'sportId'],
  search: { title: 'A', presenter: 'B', about: 'C' },
  columns: ['title', 'level', 'period', 'sports', 'access'],
  url: ({ id }) => href('award', { id: String(id) }),
  listUrl: () => href('awards'),
  section: { title: 'Awards', group: 'history' },
});
