import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { integer, text } from '../fields/plain.ts';

/** A department of the staff directory, such as Sports Medicine. */
export const department = defineContent({
  name: 'department',
  about: 'Departments of the staff directory',
  path: '/Staff/departments',
  fields: {
    title: text('Name', { hint: 'such as "Sports Medicine"' }),
    about: html('Description').optional(),
    position: integer('Position', { hint: 'its rank in the directory, lower first (default: last)' }).filled(),
  },
  visibility: 'published',
  order: 'position',
  unique: [['title']],
  search: { title: 'A', about: 'C' },
  columns: ['title', 'position', 'access'],
  url: ({ id, title }) => href('staffDepartment', { departmentSlug: departmentSlug(title), id: String(id) }),
});

/** The slug before `-department`, with which the URL of every department ends. */
const departmentSlug = (title: string): string => slugify(title).replace(/-?department$/, '') || 'staff';
