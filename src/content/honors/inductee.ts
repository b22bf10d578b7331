import { inducteeCategories } from '../../domain/honors/categories.ts';
import { parsePersonName } from '../../domain/person-name.ts';
import { href, matchRoute } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { day } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, text, year, yesNo } from '../fields/plain.ts';
import { content, people, sports } from '../fields/references.ts';
import { hall } from './hall.ts';
import { honoredPeople, honoredPeopleHint } from './honored-people.ts';

/** A member of a hall of fame: a person, or a team of one season. */
export const inductee = defineContent({
  name: 'inductee',
  about: 'Members of halls of fame',
  path: '/Inductees',
  fields: {
    title: text('Name', { hint: 'the full name, or that of a team such as "1998 Women\'s Soccer"' }),
    hall: content('Hall of fame', hall, { hint: 'the hall of fame' }),
    inducted: year('Year of induction'),
    inductedOn: day('Day of induction', {
      hint: 'the day of the ceremony, in that year (default: unknown)',
    }).optional(),
    category: choice('Category', inducteeCategories, { hint: 'what the honor is for (default: athlete)' }).default(
      'athlete',
    ),
    sortName: text('Sorted under', { hint: 'the name to sort by (default: surname first)' }).filled(),
    years: text('Class or years', { max: 40, hint: 'a class such as 1990, or years such as 1986-90' }).optional(),
    summary: text('Achievement', { max: 300, hint: 'one line, such as "School record holder in the mile"' }).optional(),
    posthumous: yesNo('Posthumous', { hint: 'whether the honor was awarded after death (default: no)' }).default(false),
    about: html('Biography').optional(),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'honors' }).optional(),
    sports: sports('Sports', { hint: 'the sports the honor is for' }),
    people: people('People', { hint: honoredPeopleHint }),
  },
  visibility: 'published',
  partOf: 'hall',
  order: ['-inducted', 'sortName'],
  unique: [['hall', 'inducted', 'title']],
  filters: ['hallId', 'inducted', 'category', 'sportId', 'personId'],
  search: { title: 'A', summary: 'B', about: 'C' },
  columns: ['title', 'inducted', 'category', 'years', 'sports', 'access'],
  url: ({ id, title, hall: hallId }, related) => {
    const { url } = related<{ url: string | null }>(hall, hallId) ?? {};
    const slug = url && matchRoute(url)?.params['slug'];
    return slug ? href('inductee', { slug, inducteeSlug: slugify(title), inducteeId: String(id) }) : undefined;
  },
  check: ({ inducted, inductedOn }) =>
    inductedOn === null || inductedOn.startsWith(`${inducted}-`)
      ? []
      : [{ field: 'inductedOn', message: `it has to be a day of ${inducted}, the year of induction` }],
  fill: async ({ title = '', category, sports, inducted }, context) => {
    if (category === 'team') return { sortName: title };
    const { firstName, lastName } = parsePersonName(title);
    const people = await honoredPeople({ name: title, sports, until: inducted }, context);
    return { sortName: `${lastName}, ${firstName}`, people };
  },
});
