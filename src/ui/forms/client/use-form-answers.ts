import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';

import { checkField, type FormProblem } from '../../../domain/forms/check-answers.ts';
import type { Answers } from '../../../domain/forms/definition.ts';
import { readAnswers } from '../../../domain/forms/read-answers.ts';
import type { ShownForm } from '../../../domain/forms/shown-form.ts';

/** Milliseconds between an input and its effects. */
const inputDelay = 20;

/** The answers in the controls of a form, read like the server reads a submission. */
export const answersIn = (fields: ShownForm['fields'], data: FormData): Answers =>
  readAnswers(fields, (name) => data.getAll(name).map(String));

/** Answers while they are entered, and the errors of controls that were left or, for checkboxes, changed. */
export function useFormAnswers(
  { fields }: ShownForm,
  element: RefObject<HTMLFormElement | null>,
  initial: { answers: Answers; problems: readonly FormProblem[]; today: string },
) {
  const [answers, setAnswers] = useState(initial.answers);
  const [problems, setProblems] = useState(initial.problems);
  const touched = useRef(new Set(initial.problems.map(({ control }) => control)));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { today } = initial;

  const readControls = useCallback(
    () => answersIn(fields, new FormData(element.current ?? undefined)),
    [fields, element],
  );

  const update = useCallback(() => {
    if (!element.current) return;
    const entered = readControls();
    setAnswers(entered);
    setProblems(
      fields
        .flatMap((field) => checkField(field, fields, entered, today))
        .filter(({ control }) => touched.current.has(control)),
    );
  }, [fields, element, today, readControls]);

  // values were entered, or restored by the browser, before the script ran
  useEffect(() => {
    startTransition(() => setAnswers(readControls()));
    return () => clearTimeout(timer.current);
  }, [readControls]);

  const touch = (target: EventTarget, when: 'input' | 'blur') => {
    const { name, type } = target as HTMLInputElement;
    if (name && when === (type === 'checkbox' ? 'input' : 'blur')) touched.current.add(name);
    clearTimeout(timer.current);
    timer.current = setTimeout(update, inputDelay);
  };

  return {
    answers,
    problems,
    showProblems: (shown: readonly FormProblem[]) => {
      for (const { control } of shown) touched.current.add(control);
      setProblems(shown);
    },
    onInput: (event: { target: EventTarget }) => touch(event.target, 'input'),
    onBlur: (event: { target: EventTarget }) => touch(event.target, 'blur'),
  };
}
