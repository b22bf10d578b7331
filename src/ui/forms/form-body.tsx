import type { ReactNode } from 'react';

import { initialAnswers } from '../../domain/forms/initial-answers.ts';
import { readAnswers } from '../../domain/forms/read-answers.ts';
import { openingOf, type ShownForm } from '../../domain/forms/shown-form.ts';
import { typedValues } from '../../domain/forms/typed-values.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { LazyForm } from './client/lazy-form.tsx';
import { ClosedForm } from './closed-form.tsx';
import styles from './form.module.css';
import { FormStyle } from './form-style.tsx';

type Props = {
  form: ShownForm;
  /** Heading and description, which the errors of a submission are above. */
  intro?: ReactNode;
};

/** A form with its fields, or why it takes no submissions. */
export async function FormBody({ form, intro }: Props) {
  const { tenant, forms, form: posted } = getRequestContext();
  if (!forms) throw new Error('A form needs the forms middleware before its page');
  const opening = openingOf(form, Date.now());
  const fault = form.payment?.enabled ? await forms.paymentFault() : undefined;
  if (opening !== 'open' || fault !== undefined)
    return (
      <>
        {intro}
        <ClosedForm form={form} opening={opening === 'open' ? 'unpayable' : opening} {...(fault && { fault })} />
      </>
    );
  const today = Temporal.Now.plainDateISO(tenant.timezone).toString();
  const typed = posted?.typed ?? typedValues(initialAnswers(form.fields, today));
  const state = posted ?? { token: await forms.renderToken(form.id), problems: [] };
  return (
    <>
      {form.style && <FormStyle formId={form.id} css={form.style} />}
      <LazyForm
        form={form}
        action={form.url}
        state={{ ...state, typed }}
        answers={readAnswers(form.fields, (name) => typed[name] ?? [])}
        today={today}
      >
        {intro}
      </LazyForm>
      <p className={styles.note}>
        {tenant.name} Athletics deletes your answers after {form.retentionDays} days.
      </p>
    </>
  );
}
