import type { FormField } from './definition.ts';
import { rankedOptions } from './definition.ts';
import { fieldKind, isChoice } from './field-kinds.ts';

/** How often a value was chosen; for the value null, how often the field was answered. */
export type AnswerCount = { field: string; value: string | null; count: number };

/** The counts of one question. Texts are neither shown nor counted. */
export type QuestionResult = {
  fieldId: string;
  title: string;
  /** Submissions with an answer to the question. */
  answered: number;
  /** Several options can be chosen, so shares may add up to more than 100 percent. */
  isMultiple: boolean;
  options: { title: string; count: number }[];
  /** Of a number field. */
  average?: number;
};

/** The fields whose answers are counted. */
export const countedFields = (fields: readonly FormField[]): FormField[] =>
  fields.filter((field) => isChoice(field) || fieldKind(field.type) === 'number');

/** Results per question, in the order of the form. */
export const surveyResults = (fields: readonly FormField[], counts: readonly AnswerCount[]): QuestionResult[] =>
  countedFields(fields).map((field) => {
    const own = counts.filter((each) => each.field === field.id);
    const countOf = (value: string | null) => own.find((each) => each.value === value)?.count ?? 0;
    const average = isChoice(field) ? undefined : averageOf(own);
    return {
      fieldId: field.id,
      title: field.title,
      answered: countOf(null),
      isMultiple: fieldKind(field.type) === 'checkbox',
      options: isChoice(field)
        ? rankedOptions(field).map(({ title, value }) => ({ title, count: countOf(value) }))
        : [],
      ...(average !== undefined && { average }),
    };
  });

function averageOf(counts: readonly AnswerCount[]): number | undefined {
  const numbers = counts.filter(({ value }) => value !== null && Number.isFinite(Number(value)));
  const total = numbers.reduce((sum, { count }) => sum + count, 0);
  return total === 0 ? undefined : numbers.reduce((sum, { value, count }) => sum + Number(value) * count, 0) / total;
}
