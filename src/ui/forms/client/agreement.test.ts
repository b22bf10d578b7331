import fc from 'fast-check';
import { expect, test } from 'vitest';

import { assessAnswers } from '../../../forms/assess-answers.ts';
import type { FormProblem } from '../../../forms/check-answers.ts';
import { checkForm } from '../../../forms/check-form.ts';
import { type Answers, controlName, type FormField, otherName } from '../../../forms/definition.ts';
import { fieldKind, isChoice } from '../../../forms/field-kinds.ts';
import { orderOf, type Priced } from '../../../forms/order.ts';
import { parseFields, parsePayment } from '../../../forms/parse-definition.ts';
import { formatMoney } from '../../../forms/payments/money.ts';
import { readAnswers } from '../../../forms/read-answers.ts';
import { ruleLibrary } from '../../../forms/rules/library.ts';
import { answersIn } from './answers-in.ts';
import { toBody } from './post-form.ts';

const today = '2026-11-23';
const codes = ['S', 'Q', 'O', 'T', 'A', 'R', 'Y', '5', 'C', 'B', 'M', 'Z', 'P', 'L', 'D', 'N', 'H', '-'] as const;
const parameters: Record<string, readonly (string | number)[]> = {
  ...{ between: [1, 5], confirm: ['f0'], date_between: ['2026-01-02', '2026-12-31'], ends_with: ['a', 'é'] },
  ...{ is: ['x', '3'], length: [2, 4], matches: ['/^[a-z]+$/'], max: [2], min: [2], not: ['x'] },
  ...{ require_one: ['f0'], starts_with: ['a', '2'] },
};
const rules = [...ruleLibrary.keys()].map((name) => [name, ...(parameters[name] ?? [])]);

const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '3',
    '12',
    'x',
    'a\nb',
    ' a ',
    'é',
    '👩‍🎓',
    '2026-02-30',
    '2/3/2026',
    '<b>',
    'a&b=c+d%20',
    'any',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const option = fc.constantFrom('x', 'y', 'z', 'any&more');

/** A field that may depend on earlier ones. */
const fieldAt = (index: number) =>
  fc.record({
    id: fc.constant(`f${index}`),
    title: fc.constant(`field ${index}`),
    type: fc.constantFrom(...codes),
    required: fc.boolean(),
    maxLength: fc.constantFrom(0, 3),
    maxQuantity: fc.constantFrom(0, 2),
    rules: fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...rules), { maxLength: 2 })),
    options: fc.uniqueArray(option, { minLength: 1, maxLength: 4 }),
    other: fc.boolean(),
    conditions: fc.array(
      fc.record({
        field: fc.nat(Math.max(index - 1, 0)).map((earlier) => `f${earlier}`),
        logic: fc.constantFrom('Is', 'Is Not'),
        value: fc.constantFrom('any', 'x'),
      }),
      { maxLength: index === 0 ? 0 : 2 },
    ),
  });

const forms = fc.tuple(...Array.from({ length: 5 }, (_, index) => fieldAt(index))).map((written): FormField[] => {
  const kinds = new Map<string, string>(written.map(({ id, type }) => [id, fieldKind(type)]));
  return parseFields(
    written.map(({ options: values, other, conditions, ...field }) => ({
      ...field,
      options: isChoice(field)
        ? ['x', ...values.filter((value) => value !== 'x')].map((value) => ({
            title: value,
            value,
            showOtherAnswer: other && value === 'y',
          }))
        : [],
      conditions: conditions.filter((condition) => kinds.get(condition.field) !== 'separator'),
    })),
  );
});

/** Controls by name, as a browser holds them: line breaks are LF. */
const entered = (fields: readonly FormField[]) =>
  fc.tuple(...fields.map(() => fc.tuple(texts, fc.uniqueArray(option, { maxLength: 3 }), texts))).map((values) => {
    const controls = new FormData();
    fields.forEach((field, index) => {
      const [text = '', chosen = [], other = ''] = values[index] ?? [];
      const given = isChoice(field) ? (fieldKind(field.type) === 'checkbox' ? chosen : chosen.slice(0, 1)) : [text];
      for (const value of given) controls.append(controlName(field.id), value);
      if (field.options.some(({ showOtherAnswer }) => showOtherAnswer)) controls.append(otherName(field.id), other);
    });
    return controls;
  });

/** Line breaks are CRLF, as browsers submit a form without a script. */
const withoutScript = (controls: FormData): string =>
  new URLSearchParams(
    [...controls].map(([name, value]) => [name, String(value).replace(/\r\n?|\n/g, '\r\n')]),
  ).toString();

/** The result of one side, as text, which is quick to compare. */
const outcome = (answers: Answers, problems: readonly FormProblem[], total: string): string =>
  JSON.stringify([answers, total, problems]);

const hasProblems = (text: string): boolean => !text.endsWith(',[]]');

/** Charges the quantity in the first field that can be one. */
const paid = (fields: readonly FormField[]): Priced => {
  const quantity = fields.find((field) => fieldKind(field.type) === 'number' || isChoice(field));
  return {
    title: 'Form',
    fields,
    payment: parsePayment({ amount: 150, taxPercent: 6, ...(quantity && { quantityField: quantity.id }) }),
  };
};

test('browser and server find the same answers and errors, with and without a script', () => {
  const cases = forms.chain((fields) =>
    fc.tuple(fc.constant(fields), fc.array(entered(fields), { minLength: 10, maxLength: 10 })),
  );
  let refused = 0;
  const property = fc.property(cases, ([fields, submissions]) => {
    const form = paid(fields);
    for (const controls of submissions) {
      const entered = answersIn(fields, controls);
      const { problems, total } = assessAnswers(form, entered, today);
      const shown = outcome(entered, problems, total);
      refused += hasProblems(shown) ? 1 : 0;
      for (const sent of [toBody(controls).toString(), withoutScript(controls)]) {
        const body = new URLSearchParams(sent);
        const answers = readAnswers(fields, (name) => body.getAll(name));
        const order = orderOf(form, answers);
        const received = outcome(answers, checkForm(form, answers, today), formatMoney(order?.total ?? 0, 'USD'));
        if (received !== shown) expect(received).toBe(shown);
      }
    }
  });
  fc.assert(property, { numRuns: 1000, seed: 13 });
  // both outcomes are among the 10,000 cases
  expect(refused).toBeGreaterThan(1000);
  expect(refused).toBeLessThan(9900);
}, 60_000);
