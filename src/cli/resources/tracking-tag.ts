import { trackingTag } from '../../db/schema/tracking-tag.ts';
import { carriesImage, tagPlace } from '../../domain/tracking-tag.ts';
import { type Route, routes } from '../../routes.ts';
import { required } from '../fields/field.ts';
import { choice, json, text, wholeNumber, yesNo } from '../fields/plain.ts';
import { sport } from '../fields/references.ts';
import { commandsOf } from './commands-of.ts';
import type { End } from './end.ts';
import type { Fault, Resource } from './resource.ts';
import { updateRow } from './rows.ts';

type Tag = typeof trackingTag.$inferSelect;

const pageTypes = [
  ...new Set(routes.filter(({ access }: Route) => access === 'public').map(({ pageType }) => pageType)),
];

const tags: Resource<Tag> = {
  noun: 'tag',
  plural: 'tracking tags',
  table: trackingTag,
  counter: 'trackingTag',
  fields: {
    name: required(text('its name, for staff')),
    enabled: yesNo('whether it is on (default: yes)'),
    pageTemplate: { ...choice('the type of page it is on (default: every page)', pageTypes), value: '<type>' },
    sportId: sport('the sport on whose pages it is (default: all)'),
    contentId: wholeNumber('number of the story, player or game on whose page it is', 1, 2_147_483_647),
    head: json('elements at the end of the head, such as {"script":[{"attributes":{"src":"https://…"}}]}', tagPlace),
    openBody: json('elements at the start of the body', tagPlace),
    closeBody: json('elements at the end of the body', tagPlace),
  },
  columns: ['name', 'pageTemplate', 'sport', 'contentId', 'head', 'openBody', 'closeBody'],
  check: (row) => [...emptyFault(row), ...imageFault(row)],
  state: ({ enabled }) => (enabled ? 'on' : 'off'),
};

function emptyFault({ head, openBody, closeBody }: Tag): Fault[] {
  const elements = [head, openBody, closeBody].flatMap((place) => Object.values(place).flat());
  return elements.length > 0
    ? []
    : [{ field: 'head', message: 'a tag has to have an element in head, openBody or closeBody' }];
}

function imageFault(row: Tag): Fault[] {
  const message =
    'it counts readers with pictures, which need no consent; pages leave such a tag out. Use its script form';
  return (['head', 'openBody', 'closeBody'] as const)
    .filter((place) => carriesImage({ head: {}, openBody: {}, closeBody: {}, [place]: row[place] }))
    .map((field) => ({ field, message }));
}

const switchOff: End<Tag> = {
  verb: 'end',
  summary: 'Switch tracking tags off',
  done: 'switched off',
  already: 'was off',
  run: async (db, row) => {
    if (row.enabled) await updateRow(db, tags, row, { enabled: false });
    return row.enabled;
  },
};

export const tagCommands = commandsOf(tags, {
  group: 'tag',
  end: switchOff,
  examples: {
    list: ['tag list --tenant unc'],
    add: [
      'tag add --tenant unc --name "Ticket pixel" --page-template schedule --head \'{"script":[{"attributes":{"src":"https://tags.example.com/t.js","async":true}}]}\'',
      'tag add --tenant unc --file tags.json',
    ],
    change: ['tag change 2 --tenant unc --enabled yes', 'tag change 2 --tenant unc --sport football'],
    end: ['tag end 2 --tenant unc'],
  },
});
