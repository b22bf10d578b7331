import type { FormProblem } from './check-answers.ts';

/** The state of a rendered form: after a refused submission with its values, notice and errors. */
export type FormState = {
  /** Token with the signed time and key of the rendered form. */
  token: string;
  /** Submitted values by control name; absent before a submission. */
  typed?: Readonly<Record<string, readonly string[]>>;
  notice?: string | undefined;
  problems: readonly FormProblem[];
};

/** The response to a submission by script. */
export type SubmittedAnswer = { redirect: string } | Pick<FormState, 'token' | 'notice' | 'problems'>;
