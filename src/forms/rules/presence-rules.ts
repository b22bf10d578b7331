import { capitalized, type Rule } from './rule.ts';

const accepted = new Set(['yes', 'on', '1', 'true']);
const or = new Intl.ListFormat('en-US', { type: 'disjunction' });

const hasAnswer = (values: readonly string[], isTrimmed: boolean): boolean =>
  values.some((value) => (isTrimmed ? value.trim() : value) !== '');

export const presenceRules = {
  accepted: {
    checksEmpty: true,
    accepts: (values) => values.length > 0 && values.every((value) => accepted.has(value)),
    message: ({ label }) => `Please accept the ${label}.`,
  },
  required: {
    checksEmpty: true,
    takes: [0, 1],
    accepts: (values, [trim]) => hasAnswer(values, trim === 'trim'),
    message: ({ label }) => `${capitalized(label)} is required.`,
  },
  require_one: {
    checksEmpty: true,
    ofFields: true,
    takes: [1, 20],
    accepts: (values, others, { valuesOf }) =>
      hasAnswer(values, false) || others.some((id) => hasAnswer(valuesOf(String(id)), false)),
    message: ({ label, labelOf }, others) =>
      `${or.format([capitalized(label), ...others.map((id) => capitalized(labelOf(String(id))))])} is required.`,
  },
  confirm: {
    ofFields: true,
    takes: [1, 1],
    accepts: (values, [other], { valuesOf }) => values.join() === valuesOf(String(other)).join(),
    message: ({ label }) => `${capitalized(label)} does not match.`,
  },
} as const satisfies Record<string, Rule>;
