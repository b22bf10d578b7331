import { href } from '../../routing/routes.ts';
import { documentAddress, documentPathProblem } from '../../web/document-path.ts';
import { defineContent } from '../define-content.ts';
import { file } from '../fields/file.ts';
import { day } from '../fields/instant.ts';
import { text } from '../fields/plain.ts';
import { sports } from '../fields/references.ts';

/** A file that readers open at its own URL, such as a policy or a form. */
export const document = defineContent({
  name: 'document',
  path: '/Documents',
  fields: {
    title: text('Title'),
    file: file('File', { name: 'upload', accept: ['document', 'picture', 'audio', 'video'], folder: 'documents' }),
    path: text('Path', {
      max: 400,
      hint: 'its path below /documents, such as 2026/8/27/Travel_Policy.pdf (default: the day and the name of the file)',
    }).filled(),
    summary: text('Summary', { max: 400 }).optional(),
    date: day('Date', { hint: 'the day it was issued (default: today)' }).filled(),
    sports: sports('Sports', { hint: 'the sports it is about' }),
  },
  visibility: 'published',
  order: ['-date', 'title'],
  unique: [['path']],
  filters: ['sportId', 'path'],
  search: { title: 'A', summary: 'B' },
  columns: ['title', 'path', 'date', 'sports', 'access'],
  url: ({ path }) => documentAddress(path),
  listUrl: () => href('documents'),
  section: { title: 'Documents', group: 'college' },
  fill: (given, { id, input, now, tenant }) => {
    const date = given.date ?? now.toZonedDateTimeISO(tenant.timezone).toPlainDate().toString();
    const { year, month, day } = Temporal.PlainDate.from(date);
    const name =
      String(input['upload'] ?? '')
        .split(/[/\\]/)
        .at(-1) || `document-${id}`;
    return { date, path: `${year}/${month}/${day}/${name}` };
  },
  check: async ({ path }, { others }) => {
    const problem = documentPathProblem(path);
    if (problem) return [{ field: 'path', message: `it ${problem}` }];
    const same = (await others()).find((other) => other.path.toLowerCase() === path.toLowerCase());
    return same ? [{ field: 'path', message: `document ${same.id} has the same path in other letters` }] : [];
  },
});
