import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

import { checkField, type FormProblem } from '../../../domain/forms/check-answers.ts';
import { type Answers, controlName } from '../../../domain/forms/definition.ts';
import { fieldKind } from '../../../domain/forms/field-kinds.ts';
import { readAnswers } from '../../../domain/forms/read-answers.ts';
import type { ShownForm } from '../../../domain/forms/shown-form.ts';

/** Milliseconds between an input and its effects. */
const inputDelay = 20;

/** The answers in the controls of a form, read like the server reads a submission. */
export const answersIn = (fields: ShownForm['fields'], data: FormData): Answers =>
  readAnswers(fields, (name) => data.getAll(name).map(String));

/** Answers while they are entered, and the errors of fields that were left or, for checkboxes, changed. */
export function useFormAnswers(
  { fields }: ShownForm,
  element: RefObject<HTMLFormElement | null>,
  initial: { answers: Answers; problems: readonly FormProblem[]; today: string },
) {
  const [answers, setAnswers] = useState(initial.answers);
  const [problems, setProblems] = useState(initial.problems);
  const touched = useRef(new Set(initial.problems.map(({ fieldId }) => fieldId)));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { today } = initial;

  const update = useCallback(() => {
    if (!element.current) return;
    const entered = answersIn(fields, new FormData(element.current));
    setAnswers(entered);
    setProblems(
      fields.filter(({ id }) => touched.current.has(id)).flatMap((field) => checkField(field, fields, entered, today)),
    );
  }, [fields, element, today]);

  // a browser restores values before the script runs
  useEffect(() => {
    update();
    return () => clearTimeout(timer.current);
  }, [update]);

  const touch = (target: EventTarget, when: 'input' | 'blur') => {
    const { name } = target as HTMLInputElement;
    const field = fields.find(
      ({ id }) => name?.startsWith(controlName(id)) && /^(?:-other)?$/.test(name.slice(controlName(id).length)),
    );
    if (field && (when === 'blur' || fieldKind(field.type) === 'checkbox')) touched.current.add(field.id);
    clearTimeout(timer.current);
    timer.current = setTimeout(update, inputDelay);
  };

  return {
    answers,
    problems,
    showProblems: (shown: readonly FormProblem[]) => {
      for (const { fieldId } of shown) touched.current.add(fieldId);
      setProblems(shown);
    },
    onInput: (event: { target: EventTarget }) => touch(event.target, 'input'),
    onBlur: (event: { target: EventTarget }) => touch(event.target, 'blur'),
  };
}
