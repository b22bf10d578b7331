import { type FormEvent, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

import { type FormProblem, incompleteForm, needsOther } from '../../../domain/forms/check-answers.ts';
import { checkForm } from '../../../domain/forms/check-form.ts';
import { type Answers, honeypot } from '../../../domain/forms/definition.ts';
import type { FormState } from '../../../domain/forms/form-state.ts';
import type { ShownForm } from '../../../domain/forms/shown-form.ts';
import { visibleFields } from '../../../domain/forms/visibility.ts';
import { useRouter } from '../../../waku/client/router.ts';
import styles from '../form.module.css';
import { FieldBlock } from './field-block.tsx';
import { FormTotal } from './form-total.tsx';
import { postForm } from './post-form.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { answersIn, useFormAnswers } from './use-form-answers.ts';

const noProblems: readonly FormProblem[] = [];

const formPage = /^\/(?:protected\/|hidden\/)?form\//;

type Props = {
  form: ShownForm;
  /** The address that it is posted to. */
  action: string;
  state: Required<Pick<FormState, 'typed'>> & FormState;
  answers: Answers;
  /** The current date of the college. */
  today: string;
  /** Between the errors and the fields. */
  children?: ReactNode;
};

/** A form. It works without JavaScript; with it, fields are checked when they are left and nothing reloads. */
export const FormView = ({ form, action, state, answers: initial, today, children }: Props) => {
  const element = useRef<HTMLFormElement>(null);
  const { push } = useRouter();
  const [isScripted, setScripted] = useState(false);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState({ ...state, attempt: 0 });
  const entry = useFormAnswers(form, element, { answers: initial, problems: state.problems, today });
  const visible = visibleFields(form.fields, entry.answers);
  const couponProblem = sent.problems.find(({ control }) => control === 'coupon');
  const problemsOf = Map.groupBy(entry.problems, ({ fieldId }) => fieldId);
  useEffect(() => startTransition(() => setScripted(true)), []);

  const refuse = (refused: Partial<FormState>) => {
    const problems = refused.problems ?? [];
    entry.showProblems(problems);
    setSent(({ attempt, ...last }) => ({ ...last, ...refused, problems, attempt: attempt + 1 }));
    if (!document.title.startsWith('Error: ')) document.title = `Error: ${document.title}`;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (isSending) return;
    const problems = checkForm(form, answersIn(form.fields, new FormData(target)), today);
    if (problems.length > 0) return refuse({ notice: incompleteForm, problems });
    setSending(true);
    try {
      const answer = await postForm(target);
      if (!('redirect' in answer)) refuse(answer);
      else if (formPage.test(answer.redirect)) await push(answer.redirect as `/${string}`);
      // a page whose content security policy admits the provider, or a page of the provider
      else location.assign(answer.redirect);
    } catch {
      refuse({ notice: 'The form could not be sent. Check your connection and submit it again.' });
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      ref={element}
      method="post"
      action={action}
      noValidate
      // keep-input-native.ts
      data-static={isScripted ? undefined : ''}
      onSubmit={submit}
      onInput={entry.onInput}
      onBlur={entry.onBlur}
    >
      {(sent.notice || sent.problems.length > 0) && (
        <ProblemSummary notice={sent.notice} problems={sent.problems} focusKey={String(sent.attempt)} />
      )}
      {children}
      <div id={`form-${form.id}`} className={styles.form}>
        <input type="hidden" name="token" value={sent.token} readOnly />
        {form.fields.map((field) => (
          <FieldBlock
            key={field.id}
            form={form}
            field={field}
            typed={state.typed}
            needsOther={needsOther(field, entry.answers[field.id]?.values ?? [])}
            problems={problemsOf.get(field.id) ?? noProblems}
            isVisible={visible.has(field.id)}
            isScripted={isScripted}
          />
        ))}
        <div className={styles.trap} aria-hidden="true">
          <label>
            Leave this field empty
            <input name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {form.takesCoupon && (
          <div className={styles.field}>
            <label htmlFor="coupon">
              Coupon code<span className={styles.optional}> (optional)</span>
            </label>
            {couponProblem && (
              <p id="coupon-problem" className={styles.problem}>
                {couponProblem.message}
              </p>
            )}
            <input
              id="coupon"
              name="coupon"
              className={styles.short}
              autoComplete="off"
              defaultValue={state.typed['coupon']?.[0] ?? ''}
              aria-invalid={couponProblem && true}
              aria-describedby={couponProblem && 'coupon-problem'}
            />
          </div>
        )}
        {form.payment?.enabled && <FormTotal form={form} payment={form.payment} answers={entry.answers} />}
        <button type="submit" className={styles.submit} aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : 'Submit'}
        </button>
      </div>
    </form>
  );
};
