import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';

import type { StaffEntry } from './staff-entry.ts';
import type { StaffGroup } from './staff-groups.ts';
import { staffTable } from './staff-table.markup.tsx';

/** Reads the staff table as directory crawlers do, each strategy with its own selectors. */

type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

function parse(html: string): Element {
  const root: Element = { name: 'root', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ fragment: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes as Record<string, string | SaxesAttributeNS>);
    const element: Element = {
      name,
      attributes: Object.fromEntries(values.map(([key, value]) => [key, String(value)])),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.at(-1)?.children.push(text));
  parser.on('closetag', () => open.pop());
  parser.write(html).close();
  return root;
}

const all = (element: Element, matches: (each: Element) => boolean): Element[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(matches(child) ? [child] : []), ...all(child, matches)],
  );
const textOf = (element: Element | undefined): string =>
  (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('')
    .trim();
const hasClass = (name: string) => (each: Element) => each.attributes['class']?.split(' ').includes(name) ?? false;
const tag = (name: string) => (each: Element) => each.name === name;
const headers = (each: Element) => each.attributes['headers'] ?? '';

const entry = (id: number, name: string, values: Partial<StaffEntry> = {}): StaffEntry => ({
  id,
  name,
  lastName: name.split(' ').at(-1) ?? name,
  title: null,
  email: null,
  phone: null,
  url: `/staff-directory/${name.toLowerCase().replaceAll(' ', '-')}/${id}`,
  image: null,
  departments: [],
  ...values,
});

const reed = entry(4, 'Ann Reed', {
  title: 'Head Athletic Trainer',
  email: 'areed@lakeshore.edu',
  phone: '906-555-0142',
  // beside people without a picture, who have their initials
  image: { url: '/media/staff/4.jpg', focus: { x: 50, y: 50 }, color: null } as StaffEntry['image'],
});
const groups: StaffGroup[] = [
  { id: 7, title: 'Sports Medicine', url: '/staff-directory/sports-medicine-department/7', entries: [reed] },
  {
    id: 9,
    title: 'Tickets & Sales',
    url: null,
    entries: [
      entry(5, 'Ticket Office', { email: 'tickets@lakeshore.edu' }),
      entry(4, 'Ann Reed', { ...reed, title: 'Head Athletic Trainer' }),
    ],
  },
];
const html = renderToStaticMarkup(createElement(staffTable.component, { caption: 'Staff directory', groups }))
  // React writes void elements as HTML; the reader needs XML
  .replace(/<(img|source|wbr)([^>]*?)\/?>/g, '<$1$2/>')
  .replace(/ hidden=""/g, ' hidden="hidden"');
const page = parse(html);
const tables = all(page, (each) => each.name === 'table' && (each.attributes['class'] ?? '').includes('sidearm-table'));
const rows = all(page, tag('tr'));
const isMember = hasClass('sidearm-staff-member');
const members = rows.filter(isMember);

const expected = [
  ['Ann Reed', 'Head Athletic Trainer', 'areed@lakeshore.edu', '906-555-0142', 'Sports Medicine'],
  ['Ticket Office', '', 'tickets@lakeshore.edu', '', 'Tickets & Sales'],
  ['Ann Reed', 'Head Athletic Trainer', 'areed@lakeshore.edu', '906-555-0142', 'Tickets & Sales'],
];

type Strategy = () => (string | undefined)[][];

const strategies: [string, Strategy, (string | undefined)[][]][] = [
  [
    'the texts of headings and data cells of the only table, departments as rows',
    () => {
      expect(tables).toHaveLength(1);
      const titles = all(page, tag('th')).filter(({ attributes }) => attributes['id']?.startsWith('col-'));
      expect(titles.map(textOf)).toEqual(['Name', 'Title', 'Email', 'Phone']);
      let department = '';
      return rows.flatMap((row) => {
        if (hasClass('sidearm-staff-category')(row)) department = textOf(row);
        if (!isMember(row)) return [];
        const cells = row.children.filter(
          (child): child is Element => typeof child !== 'string' && child.name === 'td',
        );
        expect(cells).toHaveLength(titles.length);
        return [[...cells.map(textOf), department]];
      });
    },
    expected,
  ],
  [
    'the number of the category, and cells by part of their headers',
    () =>
      members.map((row) => {
        const category = rows.find(
          (each) =>
            hasClass('sidearm-staff-category')(each) &&
            each.attributes['data-category-id'] === row.attributes['data-category-id'],
        );
        const cell = (part: string) => textOf(all(row, (each) => headers(each).includes(part))[0]);
        return [
          cell('col-fullname'),
          cell('col-staff_title'),
          cell('col-staff_email'),
          cell('col-staff_phone'),
          textOf(category),
        ];
      }),
    expected,
  ],
  [
    'links by the word of their headers, tel: and mailto:',
    () =>
      members.map((row) => {
        const cell = (word: string) => all(row, (each) => headers(each).split(' ').includes(word))[0];
        const link = (start: string) =>
          all(row, (each) => each.attributes['href']?.startsWith(start) ?? false)[0]?.attributes['href']?.slice(
            start.length,
          );
        const [name] = cell('col-fullname') ? all(cell('col-fullname') as Element, tag('a')) : [];
        return [textOf(name), link('mailto:'), link('tel:')];
      }),
    [
      ['Ann Reed', 'areed@lakeshore.edu', '+19065550142'],
      ['Ticket Office', 'tickets@lakeshore.edu', undefined],
      ['Ann Reed', 'areed@lakeshore.edu', '+19065550142'],
    ],
  ],
  [
    'the parts of the label of a link',
    () =>
      all(page, (each) => each.name === 'a' && (each.attributes['aria-label'] ?? '').includes(',')).map(
        ({ attributes }) => attributes['aria-label']?.split(', ') ?? [],
      ),
    [
      ['Ann Reed', 'Sports Medicine', 'Head Athletic Trainer'],
      ['Ticket Office', 'Tickets & Sales'],
      ['Ann Reed', 'Tickets & Sales', 'Head Athletic Trainer'],
    ],
  ],
  [
    'the first table, whose rows of one cell are departments',
    () => {
      let department = '';
      return rows.slice(1).flatMap((row) => {
        const cells = all(row, (each) => each.name === 'td' || each.name === 'th');
        if (cells.length === 1) department = textOf(cells[0]);
        return cells.length === 1 ? [] : [[...cells.map(textOf), department]];
      });
    },
    expected,
  ],
  [
    'headings that look like rows and the second cell',
    () => [
      all(page, hasClass('fake-heading')).map(textOf),
      members.map((row) => textOf(all(row, tag('td'))[1])),
      members.map((row) => textOf(all(row, (each) => /col-fullname/.test(headers(each)) || each.name === 'th')[0])),
    ],
    [
      ['Sports Medicine', 'Tickets & Sales'],
      ['Head Athletic Trainer', '', 'Head Athletic Trainer'],
      ['Ann Reed', 'Ticket Office', 'Ann Reed'],
    ],
  ],
  [
    'patterns over the source',
    () => [
      [...html.matchAll(/data-member-id="(\d+)"/g)].map(([, id]) => id),
      [...html.matchAll(/headers="col-staff_title category-(\d)">([^<]*)</g)].map(
        ([, index, title]) => `${index} ${title}`,
      ),
      [...html.matchAll(/mailto:([^"]+)"/g)].map(([, address]) => address),
    ],
    [
      ['4', '5', '4'],
      ['0 Head Athletic Trainer', '1 ', '1 Head Athletic Trainer'],
      ['areed@lakeshore.edu', 'tickets@lakeshore.edu', 'areed@lakeshore.edu'],
    ],
  ],
];

describe('a program that reads the staff directory by', () => {
  test.each(strategies)('%s reads every person', (_, read, people) => {
    expect(read()).toEqual(people);
  });
});

test('the ids of headings are unique, and every cell names those that exist', () => {
  const ids = all(page, ({ attributes }) => attributes['id'] !== undefined).map(({ attributes }) => attributes['id']);
  expect(new Set(ids).size).toBe(ids.length);
  for (const cell of all(page, tag('td'))) for (const id of headers(cell).split(' ')) expect(ids).toContain(id);
});

test('rows that do not match a search are hidden, with headings that have no rows left', () => {
  const found = renderToStaticMarkup(
    createElement(staffTable.component, { caption: 'Staff directory', groups, search: 'trainer medicine' }),
  );
  expect(
    [...found.matchAll(/<tr class="sidearm-staff-(\w+)[^"]*"[^>]*?( hidden="")?>/g)].map((row) => [row[1], !row[2]]),
  ).toEqual([
    ['category', true],
    ['member', true],
    ['category', false],
    ['member', false],
    ['member', false],
  ]);
});
