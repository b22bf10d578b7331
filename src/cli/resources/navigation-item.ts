import { navigationItem } from '../../db/schema/navigation.ts';
import { required } from '../fields/field.ts';
import { choice, link, text, wholeNumber, yesNo } from '../fields/plain.ts';
import { sport } from '../fields/references.ts';
import { usageError } from '../usage-error.ts';
import { commandsOf } from './commands-of.ts';
import type { End } from './end.ts';
import { navigationFaults } from './navigation-tree.ts';
import type { Resource } from './resource.ts';
import { deleteRow, findRows } from './rows.ts';

type Item = typeof navigationItem.$inferSelect;

const parentNumber = wholeNumber('the item it hangs below (default: none)', 1, 1_000_000_000);

const items: Resource<Item> = {
  noun: 'navigation item',
  plural: 'navigation items',
  table: navigationItem,
  counter: 'navigationItem',
  fields: {
    title: required(text('what it says', { longest: 80 })),
    parentId: { ...parentNumber, name: 'parent', value: '<id>' },
    sportId: sport('the sport whose own navigation it belongs to (default: the main navigation)'),
    linkedSportId: sport('the sport it opens', 'linkedSport'),
    url: link('where it leads (default: nowhere, or to the sport it opens)'),
    openInNewWindow: yesNo('whether it opens a new window (default: no)'),
    className: choice('what kind of item it is', ['sport-home', 'additional-links']),
    separator: yesNo('whether a line stands before it (default: no)'),
    column: wholeNumber('the column it stands in (default: 1)', 1, 6),
    position: wholeNumber('its rank among its neighbours, lower first (default: last)', 0, 1_000_000),
  },
  columns: ['title', 'sport', 'parent', 'column', 'position', 'url', 'linkedSport'],
  fill: async (given, { db, tenant }) => {
    const all = await findRows(db, items, tenant.id);
    const beside = all.filter(
      (row) => row.parentId === (given.parentId ?? null) && row.sportId === (given.sportId ?? null),
    );
    return { position: Math.max(0, ...beside.map(({ position }) => position)) + 1 };
  },
  check: async (row, { db }) => navigationFaults(row, await findRows(db, items, row.tenantId)),
  compare: (a, b) =>
    (a.sportId ?? 0) - (b.sportId ?? 0) ||
    (a.parentId ?? 0) - (b.parentId ?? 0) ||
    a.position - b.position ||
    a.id - b.id,
};

const remove: End<Item> = {
  verb: 'remove',
  summary: 'Remove navigation items',
  done: 'removed',
  already: 'was removed',
  run: async (db, row, all) => {
    const left = await findRows(db, items, row.tenantId);
    const below = left.filter(({ parentId, id }) => parentId === row.id && !all.some((one) => one.id === id));
    if (below.length > 0)
      throw usageError(
        `<ids> has ${row.id} (${row.title}), below which hang ${below.map(({ id, title }) => `${id} (${title})`).join(', ')}; remove these as well, or hang them elsewhere with: navigation change ID --parent OTHER`,
      );
    await deleteRow(db, items, row);
    return true;
  },
};

export const navigationCommands = commandsOf(items, {
  group: 'navigation',
  end: remove,
  examples: {
    list: ['navigation list --tenant unc'],
    add: [
      'navigation add --tenant unc --title "Tickets" --url https://tickets.example.edu --open-in-new-window yes',
      'navigation add --tenant unc --title "Football" --parent 1 --linked-sport football --column 2',
    ],
    change: ['navigation change 7 --tenant unc --position 1', 'navigation change 7 --tenant unc --parent ""'],
    end: ['navigation remove 7 --tenant unc'],
  },
});
