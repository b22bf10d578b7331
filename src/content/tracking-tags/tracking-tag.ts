import { carriesImage, tagPlace } from '../../domain/tracking-tag.ts';
import { routes } from '../../routing/routes.ts';
import { defineContent, type FieldProblem } from '../define-content.ts';
import { choice, integer, json, text, yesNo } from '../fields/plain.ts';
import { sport } from '../fields/references.ts';

const pageTypes = [...new Set(routes.filter(({ access }) => access === 'public').map(({ pageType }) => pageType))];

type Places = { [Place in 'head' | 'openBody' | 'closeBody']: typeof tagPlace.infer };

/** Third-party elements on pages of the college; an empty condition matches every page. */
export const trackingTag = defineContent({
  name: 'trackingTag',
  about: 'Third-party tracking tags',
  group: 'tag',
  noun: 'tag',
  plural: 'tracking tags',
  fields: {
    name: text('Name', { hint: 'its name, for staff' }),
    enabled: yesNo('Enabled', { hint: 'whether it is on (default: yes)' }).default(true),
    pageTemplate: choice('Page type', pageTypes, {
      isOpen: true,
      hint: 'the type of page it is on (default: every page)',
    }).optional(),
    sportId: sport('Sport', { hint: 'the sport on whose pages it is (default: all)' }).optional(),
    contentId: integer('Content', {
      min: 1,
      hint: 'the story, player or game on whose page it is, by number',
    }).optional(),
    head: json('Head', tagPlace, {
      hint: 'elements at the end of the head',
      example: '{"script":[{"attributes":{"src":"https://…"}}]}',
    }).default({}),
    openBody: json('Start of body', tagPlace, { hint: 'elements at the start of the body' }).default({}),
    closeBody: json('End of body', tagPlace, { hint: 'elements at the end of the body' }).default({}),
  },
  visibility: { switches: ['enabled'] },
  order: '-id',
  columns: ['name', 'pageTemplate', 'sport', 'contentId', 'head', 'openBody', 'closeBody'],
  check: (row) => [...emptyProblem(row), ...imageProblem(row)],
});

function emptyProblem({ head, openBody, closeBody }: Places): FieldProblem[] {
  const elements = [head, openBody, closeBody].flatMap((place) => Object.values(place).flat());
  return elements.length > 0
    ? []
    : [{ field: 'head', message: 'a tag has to have an element in head, openBody or closeBody' }];
}

function imageProblem(row: Places): FieldProblem[] {
  const message =
    'it counts readers with pictures, which need no consent; pages leave such a tag out. Use its script form';
  return (['head', 'openBody', 'closeBody'] as const)
    .filter((place) => carriesImage({ head: {}, openBody: {}, closeBody: {}, [place]: row[place] }))
    .map((field) => ({ field, message }));
}
