import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { ShownForm } from '../../forms/shown-form.ts';
import { fieldsOf, options, type WrittenField } from '../../forms/testing/fields.ts';
import { formMarkup } from './form.markup.tsx';

const problem = { fieldId: 'a', control: 'field-a', message: 'A is required.' };

const htmlOf = (written: WrittenField[], changes: object = {}, typed: Record<string, string[]> = {}) =>
  renderToStaticMarkup(
    createElement(formMarkup.component, {
      form: {
        id: 3,
        url: '/form/3',
        fields: fieldsOf(...written),
        payment: null,
        remaining: {},
        ...changes,
      } as Partial<ShownForm> as ShownForm,
      token: 'signed',
      typed: new Map(Object.entries(typed)),
      answers: {},
      problems: 'problems' in changes ? [problem] : [],
    }),
  );
const prices = [
  { title: 'Small', value: 's', paymentAmount: 1250, rank: 2 },
  { title: 'Large', value: 'l', paymentAmount: 1500, rank: 1, available: 4 },
];
const payment = { enabled: true, currency: 'USD' };

test.each<[string, WrittenField, RegExp]>([
  ['T', { id: 'a' }, /<input id="field-a"[^>]* type="text" name="field-a"/],
  ['T that is the e-mail address', { id: 'a', isEmailField: true }, /type="email"/],
  ['A', { id: 'a', type: 'A' }, /<textarea id="field-a"/],
  ['N', { id: 'a', type: 'N' }, /type="text" inputMode="decimal"/],
  ['D', { id: 'a', type: 'D' }, /type="date"/],
  ['H', { id: 'a', type: 'H' }, /<input type="hidden" name="field-a"/],
  ['-', { id: 'a', type: '-', title: '<h2>School</h2>' }, /data-field="a"><h2>School<\/h2><\/div>/],
  [
    'S',
    { id: 'a', type: 'S', options: options('x') },
    /<option value="" selected="">Select...<\/option><option value="x">x</,
  ],
  [
    'R',
    { id: 'a', type: 'R', options: options('x', 'y') },
    /<fieldset .*<input id="field-a" type="radio" name="field-a"/,
  ],
  [
    'C',
    { id: 'a', type: 'C', title: 'I agree' },
    /<input id="field-a" type="checkbox"[^>]* name="field-a" value="yes"/,
  ],
  ['T with help', { id: 'a', help: 'City and state.' }, /<p id="field-a-help"[^>]*>City and state.</],
  ['T with autocomplete', { id: 'a', autocomplete: 'tel' }, /autoComplete="tel"/i],
])('a field of type %s', (_, field, html) => {
  expect(htmlOf([field])).toMatch(html);
});

test('radio buttons are stacked if there are five options or more, checkboxes always', () => {
  const isStacked = (type: string, count: number) =>
    htmlOf([{ id: 'a', type, options: options(...'abcdefg'.slice(0, count)) }]).includes('data-stacked');
  expect([isStacked('R', 4), isStacked('R', 5), isStacked('C', 2)]).toEqual([false, true, true]);
});

test('optional fields are marked', () => {
  expect(htmlOf([{ id: 'a' }])).toContain('(optional)');
  expect(htmlOf([{ id: 'a', required: true }])).not.toContain('(optional)');
});

test('options are listed by rank with their prices, and disabled when sold out', () => {
  const fields = [{ id: 'a', type: 'S', options: prices }];
  expect(htmlOf(fields, { payment, remaining: { 'a=l': 1 } })).toContain(
    '<option value="l">Large ($15.00)</option><option value="s">Small ($12.50)</option>',
  );
  expect(htmlOf(fields, { payment, remaining: { 'a=l': 0 } })).toContain(
    '<option value="l" disabled="">Large ($15.00), none left</option>',
  );
  expect(htmlOf(fields, { payment, remaining: { 'a=l': 0 }, reservedOptions: ['a=l'] })).toContain(
    '<option value="l">Large ($15.00), all reserved: wait in line</option>',
  );
  expect(htmlOf(fields)).toContain('<option value="l">Large</option>');
});

test('the error of radios leads to the first that can be chosen', () => {
  const fields = [{ id: 'a', type: 'R', options: prices }];
  expect(htmlOf(fields, { remaining: { 'a=l': 1 } })).toMatch(/<input id="field-a"[^>]* value="l"/);
  expect(htmlOf(fields, { remaining: { 'a=l': 0 } })).toMatch(/<input id="field-a"[^>]* value="s"/);
});

test('a condition is in words, and its field is marked until it is met', () => {
  const html = htmlOf([{ id: 'a' }, { id: 'b', conditions: [{ field: 'a', logic: 'Is', value: 'any' }] }]);
  expect(html).toMatch(/data-field="b" data-unmet="".*Only if “a” is answered\./);
});

test('an option with another answer has a text field with its own label', () => {
  const html = htmlOf([
    { id: 'a', title: 'school', type: 'S', options: [{ title: 'Another', showOtherAnswer: true }] },
  ]);
  expect(html).toMatch(
    /Only if you choose Another\..*<label for="field-a-other">Other school<\/label><input id="field-a-other"/,
  );
});

test('an error is at its control, with the value as typed', () => {
  const html = htmlOf([{ id: 'a' }], { problems: [problem] }, { 'field-a': ['<typed>'] });
  expect(html).toMatch(
    /<p id="field-a-problem"[^>]*>A is required.<.*aria-invalid="true" aria-describedby="field-a-problem"/,
  );
  expect(html).toContain('value="&lt;typed&gt;"');
});
