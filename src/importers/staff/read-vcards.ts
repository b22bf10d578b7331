import ICAL from 'ical.js';

import { parsePersonName } from '../../domain/person-name.ts';
import { decodeText } from '../decode-text.ts';
import { importRefusal } from '../refusal.ts';
import type { StaffRow } from './staff-row.ts';

/** Reads a file of vCards, version 3.0 or 4.0. The second part of an organization is the department. */
export function readVcards(file: string, bytes: Uint8Array): StaffRow[] {
  const cards = parseCards(decodeText(bytes));
  return cards.map((card, index) => {
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
