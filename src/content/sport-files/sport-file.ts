import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { document } from '../documents/document.ts';
import { html } from '../fields/html.ts';
import { day } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { pattern, text } from '../fields/plain.ts';
import { contents, sport } from '../fields/references.ts';

const routeOf = { public: 'sportFile', protected: 'protectedSportFile', hidden: 'hiddenSportFile' } as const;

/** An information page, such as a camp, a parking map or a ticket policy. Its URL consists of its date and slug. */
export const sportFile = defineContent({
  name: 'sportFile',
  noun: 'information page',
  group: 'sport-file',
  about: 'Information pages of sports and of the department',
  path: '/SportFiles',
  fields: {
    title: text('Title'),
    slug: pattern('Slug', /^[a-z0-9][a-z0-9_.-]*$/, 'lower-case letters, digits, hyphens, underscores and full stops', {
      name: 'urlSlug',
      hint: 'the last part of its URL (default: from the title)',
    }).filled(),
    date: day('Date', { hint: 'the day in its URL (default: today)' }).filled(),
    summary: text('Summary', { max: 400, hint: 'one or two sentences above the text' }).optional(),
    content: html('Text', { max: 500_000, isBody: true, hint: 'the text with markup' }).optional(),
    sport: sport('Sport', { hint: 'the sport it belongs to' }).optional(),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'sport-files' }).optional(),
    documents: contents('Documents', document, { hint: 'the documents it offers' }),
  },
  visibility: 'published',
  order: ['-date', 'title'],
  filters: ['sportId'],
  search: { title: 'A', summary: 'B', content: 'C' },
  columns: ['title', 'date', 'urlSlug', 'sport', 'access'],
  address: { slug: 'slug', within: 'date' },
  url: ({ access, date, slug }) => {
    const { year, month, day } = Temporal.PlainDate.from(date);
    return href(routeOf[access], { year, month, day, filename: slug });
  },
  fill: ({ title = '', date }, { id, now, tenant }) => ({
    date: date ?? now.toZonedDateTimeISO(tenant.timezone).toPlainDate().toString(),
    slug: slugify(title) || `page-${id}`,
  }),
});
