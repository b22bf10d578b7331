import { parseCalendarDate } from './calendar-date.ts';
import type { FieldCondition, FieldRule, FormField, FormPayment } from './definition.ts';
import { fieldKind, isChoice } from './field-kinds.ts';
import { maxAnswerLengthOf } from './field-rules.ts';
import { ruleLibrary } from './rules/library.ts';
import { createPattern, maxSteps, patternProblem } from './rules/pattern.ts';

/** Errors in fields of valid types: references to each other, options and rules. */
export function definitionProblems(fields: readonly FormField[]): string[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const emails = fields.filter(({ isEmailField }) => isEmailField);
  return [
    ...repeated(fields.map(({ id }) => id)).map((id) => `two fields have the id "${id}"`),
    ...(emails.length > 1 ? [`only one field can be the e-mail address, not ${emails.map(nameOf).join(' and ')}`] : []),
    ...fields.flatMap((field) =>
      [
        ...optionProblems(field),
        ...field.conditions.flatMap((condition) => conditionProblems(condition, byId)),
        ...field.rules.flatMap((rule) => ruleProblems(rule, byId)),
      ].map((problem) => `${nameOf(field)}: ${problem}`),
    ),
    ...cycleProblems(fields, byId),
    ...patternSizeProblems(fields),
  ];
}

/** Errors in the payment settings for these fields. */
export function paymentProblems({ quantityField }: FormPayment, fields: readonly FormField[]): string[] {
  if (quantityField === undefined) return [];
  const field = fields.find(({ id }) => id === quantityField);
  const isNumber = field && (fieldKind(field.type) === 'number' || isChoice(field));
  return isNumber ? [] : [`quantityField is "${quantityField}"; it has to be the id of a number or select field`];
}

const nameOf = ({ id }: { id: string }): string => `field "${id}"`;

const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];

function optionProblems(field: FormField): string[] {
  if (!isChoice(field)) return field.options.length > 0 ? [`type ${field.type} has no options`] : [];
  if (field.options.length === 0) return [`type ${field.type} needs options`];
  const selected = field.options.filter((option) => option.selected);
  return [
    ...repeated(field.options.map(({ value }) => value)).map((value) => `two options have the value "${value}"`),
    ...(selected.length > 1 && fieldKind(field.type) !== 'checkbox' ? ['only one option can be selected'] : []),
  ];
}

function conditionProblems({ field: id, value }: FieldCondition, byId: ReadonlyMap<string, FormField>): string[] {
  const subject = byId.get(id);
  if (!subject || fieldKind(subject.type) === 'separator')
    return [`its condition names the field "${id}", which does not exist`];
  const isKnown = value === 'any' || !isChoice(subject) || subject.options.some((option) => option.value === value);
  return isKnown ? [] : [`its condition names the option "${value}", which field "${id}" does not have`];
}

function ruleProblems([name, ...parameters]: FieldRule, byId: ReadonlyMap<string, FormField>): string[] {
  const rule = ruleLibrary.get(name);
  if (!rule) return [`there is no rule "${name}"; the rules are ${[...ruleLibrary.keys()].sort().join(', ')}`];
  const [least, most] = rule.takes ?? [0, 0];
  if (parameters.length < least || parameters.length > most)
    return [
      `rule "${name}" takes ${least === most ? least : `${least} to ${most}`} parameters, not ${parameters.length}`,
    ];
  if (rule.ofFields)
    return parameters
      .filter((id) => !byId.has(String(id)))
      .map((id) => `rule "${name}" names the field "${id}", which does not exist`);
  if (/^date_(?:after|before|between)$/.test(name))
    return parameters
      .filter((date) => parseCalendarDate(String(date)) !== date)
      .map((date) => `rule "${name}" has the date "${date}"; it has to be written as 2026-09-05`);
  if (name !== 'matches') return [];
  return parameters.flatMap((each) => {
    const problem = patternProblem(String(each));
    return problem ? [`the pattern ${each} ${problem}`] : [];
  });
}

/** Patterns that would keep the server busy with a long answer. */
function patternSizeProblems(fields: readonly FormField[]): string[] {
  let steps = 0;
  for (const field of fields) {
    for (const [name, ...parameters] of field.rules) {
      const patterns = name === 'matches' ? parameters.map(String) : [];
      for (const pattern of patterns.filter((each) => patternProblem(each) === undefined)) {
        steps += (createPattern(pattern)?.size ?? 0) * maxAnswerLengthOf(field);
        if (steps > maxSteps)
          return [
            `${nameOf(field)}: the pattern ${pattern} takes too long for answers of ${maxAnswerLengthOf(field)} characters; set a lower maxLength or repeat less in the patterns of the form`,
          ];
      }
    }
  }
  return [];
}

function cycleProblems(fields: readonly FormField[], byId: ReadonlyMap<string, FormField>): string[] {
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (byId.get(from)?.conditions ?? []).some(({ field }) => {
      if (field === to) return true;
      if (seen.has(field)) return false;
      seen.add(field);
      return reaches(field, to, seen);
    });
  const circular = fields.filter(({ id }) => reaches(id, id, new Set())).map(nameOf);
  return circular.length > 0 ? [`the conditions of ${circular.join(', ')} depend on each other`] : [];
}
