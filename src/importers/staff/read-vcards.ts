import ICAL from 'ical.js';

import { parsePersonName } from '../../domain/person-name.ts';
import { decodeText } from '../decode-text.ts';
import { importRefusal } from '../refusal.ts';
import { isFilled, shortened, type Unread } from '../unread.ts';
import type { StaffRow } from './staff-row.ts';

/** Reads a file of vCards, version 3.0 or 4.0. The second part of an organization is the department. */
export function readVcards(file: string, bytes: Uint8Array): { rows: StaffRow[]; unread: Unread } {
  const cards = parseCards(decodeText(bytes));
  const rows = cards.map((card, index) => {
    const text = (name: string) => String(card.getFirstPropertyValue(name) ?? '').trim();
    const parts = (name: string): string[] => [card.getFirstProperty(name)?.getFirstValue() ?? []].flat().map(String);
    const [family = '', given = ''] = parts('n');
    const { firstName, lastName } = family ? { firstName: given, lastName: family } : parsePersonName(text('fn'));
    const [, department] = parts('org');
    const phone = text('tel').replace(/^tel:/i, '').replace(';ext=', ' ext. ');
    const values = { lastName, firstName, title: text('title'), email: text('email'), phone };
    return {
      where: `${file}, card ${index + 1}`,
      departments: department ? [department] : [],
      values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    };
  });
  return { rows, unread: cards.flatMap((card, index) => unreadIn(card, `${file}, card ${index + 1}`)) };
}

/** Properties that are read once each, and those about the card itself. */
const known = new Set(['n', 'fn', 'org', 'title', 'email', 'tel']);
const aboutCard = /^(?:version|prodid|rev|uid|source|kind|categories|sort-string|nickname|x-.*)$/;

/** Further properties of a card, and the second value of one that is read once. */
function unreadIn(card: ICAL.Component, place: string): Unread {
  const seen = new Set<string>();
  return card.getAllProperties().flatMap((property) => {
    const { name } = property;
    const value = shortened([property.getFirstValue()].flat().join(' ').trim());
    const isRead = known.has(name) && !seen.has(name);
    seen.add(name);
    if (isRead || aboutCard.test(name) || !isFilled(value)) return [];
    return [`${place}: ${name.toUpperCase()} is not imported: "${value}"`];
  });
}

function parseCards(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const cards = Array.isArray(parsed[0]) ? parsed : [parsed];
    return cards.map((card) => new ICAL.Component(card as never)).filter(({ name }) => name === 'vcard');
  } catch (error) {
    throw importRefusal(`The vCard is damaged: ${error instanceof Error ? error.message : error}`);
  }
}
