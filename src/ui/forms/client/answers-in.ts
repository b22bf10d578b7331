import type { Answers, FormField } from '../../../forms/definition.ts';
import { readAnswers } from '../../../forms/read-answers.ts';

/** The answers in the controls of a form, read as the server reads a submission. */
export const answersIn = (fields: readonly FormField[], data: FormData): Answers =>
  readAnswers(fields, (name) => data.getAll(name).map(String));
