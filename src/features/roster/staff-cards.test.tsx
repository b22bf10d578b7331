import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { RosterStaff } from '../../api/rosters/schema.ts';
import { runWithRequestContext } from '../../routing/request-context.ts';
import { staffCards } from './staff-cards.markup.tsx';

const reed = {
  id: 4,
  firstName: 'Ann',
  lastName: 'Reed',
  title: 'Head Coach',
  email: 'areed@lakeshore.edu',
  phone: '906-555-0142',
  url: '/sports/football/roster/coaches/ann-reed/4',
  image: { url: '/media/default.svg', isDefault: true },
} as RosterStaff;

const html = runWithRequestContext({ tenant: { primaryColor: '#13294b' } } as never, () =>
  renderToStaticMarkup(createElement(staffCards.component, { people: [reed] })),
);
const textIn = (opening: RegExp) =>
  new RegExp(`${opening.source}[^>]*>(.*?)</(?:p|h3)>`).exec(html)?.[1]?.replace(/<[^>]*>/g, '');

test('programs for newer sites read cards by their classes and test ids', () => {
  expect([
    textIn(/data-test-id="s-person-details__personal-single-line"/),
    textIn(/class="s-person-details__position"/),
    textIn(/itemProp="jobTitle"/i),
    textIn(/data-test-id="s-person-card-list__content-contact-det-phone"/),
    textIn(/data-test-id="s-person-card-list__content-contact-det-email"/),
  ]).toEqual(['Ann Reed', 'Head Coach', 'Head Coach', 'Phone 906-555-0142', 'areed@lakeshore.edu']);
});

test('the text of a card is the name, the title, the phone number and the e-mail address', () => {
  const card = html.slice(html.indexOf('s-person-card '));
  const texts = [...card.matchAll(/>([^<]+)</g)].map(([, text]) => text?.trim());
  expect(texts.join('|')).toContain('Ann Reed|Head Coach|Phone|906-555-0142|areed@lakeshore.edu');
});
