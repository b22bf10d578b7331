import { type } from 'arktype';

import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { emailFields, parseEmail, phone } from '../fields/contact.ts';
import { html } from '../fields/html.ts';
import { alt, picture } from '../fields/media.ts';
import { integer, json, text } from '../fields/plain.ts';
import { contents, type PersonRow, person, sports } from '../fields/references.ts';
import { department } from './department.ts';

const webAddress = type('string')
  .narrow((address) => ['https:', 'http:'].includes(URL.parse(address)?.protocol ?? ''))
  .describe('an http or https address');
const accounts = type({ '+': 'reject', channel: 'string > 0', url: webAddress }).array();

/** An entry of the staff directory: a person, or an office such as the ticket office. */
export const staffMember = defineContent({
  name: 'staffMember',
  group: 'staff',
  about: 'People in the staff directory',
  path: '/Staff',
  fields: {
    lastName: text('Last name', { hint: 'the last name, or the name of an office', max: 100 }),
    firstName: text('First name', { max: 100 }).optional(),
    title: text('Title', { hint: 'the job title (default: that of the coach on the current roster)' }).optional(),
    departments: contents('Departments', department, { hint: 'the departments they belong to' }),
    ...emailFields(),
    phone: phone('Phone').optional(),
    office: text('Office', { hint: 'such as "Fieldhouse 214"', max: 100 }).optional(),
    about: html('Biography').optional(),
    social: json('Social accounts', accounts, {
      hint: 'accounts, each with a channel and a URL',
      example: '[{"channel":"linkedin","url":"https://www.linkedin.com/in/areed"}]',
    }).default([]),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'staff' }).optional(),
    sports: sports('Sports', { hint: 'the sports whose staff page lists them' }),
    person: person('Person', {
      hint: 'the person on our rosters (default: the coach or staff member of this name)',
      outlives: true,
    }).optional(),
    position: integer('Position', { hint: 'the rank within a department, lower first (default: last)' }).filled(),
  },
  visibility: 'published',
  order: 'position',
  filters: ['departmentId', 'sportId', 'personId'],
  search: { lastName: 'A', firstName: 'A', title: 'B', about: 'C' },
  columns: ['lastName', 'firstName', 'title', 'departments', 'email', 'phone', 'access'],
  title: (row) => staffName(row),
  url: ({ id, about, person: personId, ...row }, related) => {
    const { staff } = (personId && related<PersonRow>('person', personId)) || {};
    if (staff && !about) return staff.url;
    return href('staffBio', { staffMemberSlug: staffSlug(row), id: String(id) });
  },
  listUrl: () => href('staffDirectory'),
  section: { title: 'Staff directory', group: 'college', isInFooter: true },
  inherit: ({ person: personId }, related) => {
    const { staff } = (personId && related<PersonRow>('person', personId)) || {};
    if (!staff) return {};
    return { title: staff.title ?? null, phone: staff.phone ?? null, ...parseEmail(staff.email ?? '') };
  },
  fill: async ({ firstName, lastName = '' }, { findPeople }) => {
    const name = staffName({ firstName: firstName ?? null, lastName });
    const same = (await findPeople(name)).filter(({ person }) => person?.terms.some(({ role }) => role !== 'player'));
    return same.length === 1 && same[0] ? { person: same[0].id } : {};
  },
});

const staffName = ({ firstName, lastName }: { firstName: string | null; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** The slug of an entry, without a final `-department`, which marks URLs of departments. */
const staffSlug = (row: Parameters<typeof staffName>[0]): string =>
  slugify(staffName(row)).replace(/(?:-department)+$/, '') || 'staff';
