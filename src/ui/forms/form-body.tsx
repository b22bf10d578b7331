import type { ReactNode } from 'react';

import { printedInstant } from '../../domain/printed-instant.ts';
import { athleticsName } from '../../domain/tenant.ts';
import type { FormState } from '../../forms/form-state.ts';
import { initialAnswers } from '../../forms/initial-answers.ts';
import { readAnswers } from '../../forms/read-answers.ts';
import { retentionText } from '../../forms/retention.ts';
import { openingOf, type ShownForm } from '../../forms/shown-form.ts';
import { typedValues } from '../../forms/typed-values.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../markup/markup.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { InlineStyle } from '../page/inline-style.tsx';
import { FormBehavior } from './client/form-behavior.tsx';
import { formMarkup } from './form.markup.tsx';
import styles from './form.module.css';
import { problemSummary } from './problem-summary.markup.tsx';

type Props = {
  form: ShownForm;
  /** Heading and description, shown below the errors of a submission. */
  intro?: ReactNode;
};

/** A form with its fields, or the reason why it does not accept submissions. */
export async function FormBody({ form, intro }: Props) {
  const { tenant, forms, form: posted } = getRequestContext();
  if (!forms) throw new Error('A form needs the forms middleware before its page');
  const opening = openingOf(form, Date.now());
  const problem = form.payment?.enabled ? await forms.paymentProblem() : undefined;
  if (opening !== 'open' || problem !== undefined)
    return (
      <>
        {intro}
        <ClosedForm form={form} opening={opening === 'open' ? 'unpayable' : opening} {...(problem && { problem })} />
      </>
    );
  const today = Temporal.Now.plainDateISO(tenant.timezone).toString();
  const state: FormState = posted ?? {
    token: await forms.renderToken(form.id),
    problems: [],
  };
  const { typed = typedValues(initialAnswers(form.fields, today)) } = state;
  const answers = readAnswers(form.fields, (name) => typed[name] ?? []);
  const { token, notice, problems } = state;
  const messages = new Map(problems.map(({ control, message }) => [control, message] as const));
  return (
    <>
      <Markup of={problemSummary} props={{ formId: form.id, notice, problems: messages }} />
      {intro}
      {form.payment?.enabled && (await forms.isTestPayment()) && (
        <p className={styles.test}>
          <strong>Test shop.</strong> No money is charged.
        </p>
      )}
      {form.hasLine && (
        <p className={styles.test}>
          <strong>All places are reserved.</strong> Not all of them are paid: submit the form to wait in line for the
          next free one. Nothing is charged before you have a place.
        </p>
      )}
      {form.style && <FormStyle formId={form.id} css={form.style} />}
      <Markup of={formMarkup} props={{ form, token, typed: new Map(Object.entries(typed)), answers, problems }} />
      <FormBehavior form={form} today={today} />
      <p className={styles.note}>
        {athleticsName(tenant)} deletes your answers after {retentionText(form.retentionDays)}.
      </p>
    </>
  );
}

type ClosedFormProps = { form: ShownForm; opening: 'pending' | 'closed' | 'full' | 'unpayable'; problem?: string };

/** Explains why a form does not accept submissions. */
function ClosedForm({ form, opening, problem }: ClosedFormProps) {
  const { tenant, staff } = getRequestContext();
  const { startDate, expirationDate, closedMessage, maxSubmissions } = form;
  // the day stays on the line of its month
  const at = (instant: string | null) => instant && printedInstant(instant, tenant.timezone).replace(' ', '\u00a0');
  const title = {
    pending: `Opens ${at(startDate)}.`,
    closed: `Closed ${at(expirationDate)}.`,
    full: maxSubmissions === 1 ? 'The only place is taken.' : `All ${maxSubmissions} places are taken.`,
    unpayable: 'Closed: payments are not available.',
  }[opening];
  return (
    <EmptyState title={title}>
      {(opening === 'closed' || opening === 'full') && closedMessage && <p>{closedMessage}</p>}
      {staff && problem && <p>{problem}</p>}
    </EmptyState>
  );
}

/** The custom style of a form, limited to it. */
const FormStyle = ({ formId, css }: { formId: number; css: string }) => (
  <InlineStyle css={`@scope (#form-${formId}) {\n${css}\n}`} />
);
