import { defineContent } from '../define-content.ts';
import { choice, integer, link, text, yesNo } from '../fields/plain.ts';
import { parent, sport } from '../fields/references.ts';
import { navigationProblems } from './navigation-tree.ts';

/** An item of the main navigation or of a sport's navigation. */
export const navigationItem = defineContent({
  name: 'navigationItem',
  about: 'Menu items',
  group: 'navigation',
  fields: {
    title: text('Title', { hint: 'its text', max: 80 }),
    parentId: parent('Parent', { hint: 'the parent item (default: none)' }).optional(),
    sportId: sport('Sport', {
      hint: 'the sport whose own navigation it belongs to (default: the main navigation)',
    }).optional(),
    linkedSportId: sport('Linked sport', { name: 'linkedSport', hint: 'the sport it opens' }).optional(),
    url: link('Link', { hint: 'the link target (default: none, or the sport it opens)' }).optional(),
    openInNewWindow: yesNo('New window', { hint: 'whether it opens a new window (default: no)' }).default(false),
    className: choice('Type', ['sport-home', 'additional-links'], { hint: 'the kind of item' }).optional(),
    separator: yesNo('Separator', { hint: 'whether a line precedes it (default: no)' }).default(false),
    column: integer('Column', { min: 1, max: 6, hint: 'the column it belongs to (default: 1)' }).default(1),
    position: integer('Position', {
      max: 1_000_000,
      hint: 'its rank among its neighbors, lower first (default: last)',
    }).filled(),
  },
  visibility: 'public',
  order: ['sportId', 'parentId', 'position'],
  columns: ['title', 'sport', 'parent', 'column', 'position', 'url', 'linkedSport'],
  check: async (row, { others }) => navigationProblems(row, await others()),
});
