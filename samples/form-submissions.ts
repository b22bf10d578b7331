import type { FormRow } from '../src/content/forms/form.ts';
import type { Db } from '../src/db/client.ts';
import { insertRows } from '../src/db/insert-rows.ts';
import { formPlace, formSubmission } from '../src/db/schema/form.ts';
import type { Answer, FormField } from '../src/forms/definition.ts';
import { fieldKind, isChoice } from '../src/forms/field-kinds.ts';
import { visibleFields } from '../src/forms/visibility.ts';
import { createRandom, type Random } from './random.ts';

const surveyAnswers = 137;

/** Surveys are anonymous, so they confirm nothing. */
const isSurvey = ({ confirmation }: FormRow): boolean => !confirmation;

/** Answers to surveys, and the submissions of forms that are full. */
export async function addFormSubmissions(
  db: Db,
  tenantId: number,
  forms: readonly FormRow[],
  day: string,
): Promise<void> {
  const random = createRandom('form submissions');
  const filled = forms.filter((form) => isSurvey(form) || (form.maxSubmissions ?? 99) <= 12);
  const counts = filled.map((form) => ({
    form,
    count: isSurvey(form) ? surveyAnswers : (form.maxSubmissions ?? 0),
  }));
  const rows = counts.flatMap(({ form, count }) =>
    Array.from({ length: count }, (_, index) => ({
      tenantId,
      formId: form.id,
      key: `sample-${index}`,
      reference: `SAMP-${String(index).padStart(4, '2')}`,
      state: 'complete' as const,
      answers: answersTo(form, random, index),
      createdAt: `${day}T12:00:00Z`,
    })),
  );
  await insertRows(db, formSubmission, rows);
  await insertRows(
    db,
    formPlace,
    counts.map(({ form, count }) => ({ tenantId, formId: form.id, item: '', taken: count })),
  );
}

function answersTo({ fields }: FormRow, random: Random, index: number): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const field of fields) {
    const values = visibleFields(fields, answers).has(field.id) ? valuesOf(field, random, index) : [];
    if (values.length > 0) answers[field.id] = { values };
  }
  return answers;
}

/** The first options are chosen more often. */
function valuesOf(field: FormField, random: Random, index: number): string[] {
  const { options, isEmailField, title } = field;
  if (isChoice(field)) {
    const favorite = random.weighted(options, (option) => options.length - options.indexOf(option));
    const others = fieldKind(field.type) === 'checkbox' ? options.filter(() => random.chance(0.25)) : [];
    return [...new Set([favorite, ...others])].map(({ value }) => value).slice(0, field.maxQuantity || undefined);
  }
  if (fieldKind(field.type) === 'number') return [String(random.int(4, 18))];
  if (isEmailField) return [`fan${index}@example.com`];
  return fieldKind(field.type) === 'text' ? [`${title} ${index + 1}`] : [];
}
