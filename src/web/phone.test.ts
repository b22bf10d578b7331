import { expect, test } from 'vitest';

import { formatPhone, phoneAddress } from './phone.ts';

test.each([
  ['(906) 555-0142', '906-555-0142', 'tel:+19065550142'],
  ['906.555.0142', '906-555-0142', 'tel:+19065550142'],
  ['9065550142', '906-555-0142', 'tel:+19065550142'],
  ['1-906-555-0142', '906-555-0142', 'tel:+19065550142'],
  ['+1 906 555 0142', '906-555-0142', 'tel:+19065550142'],
  ['906/555-0142 x12', '906-555-0142 ext. 12', 'tel:+19065550142;ext=12'],
  ['906-555-0142, ext. 4512', '906-555-0142 ext. 4512', 'tel:+19065550142;ext=4512'],
  ['555-0100', '555-0100', 'tel:5550100'],
  ['4512', '4512', 'tel:4512'],
  ['+49 30 1234567', '+49 30 1234567', 'tel:+49301234567'],
])('the phone number %s is printed as %s and called at %s', (text, printed, address) => {
  expect(formatPhone(text)).toBe(printed);
  expect(formatPhone(printed)).toBe(printed);
  expect(phoneAddress(text)).toBe(address);
  expect(phoneAddress(printed)).toBe(address);
});

test.each(['', 'TBA', 'ext. 12', '12', '906-555-HERON', '1234567890123456'])('%j is no phone number', (text) => {
  expect(formatPhone(text)).toBeUndefined();
});
