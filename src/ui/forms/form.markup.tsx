import { printedTotal } from '../../forms/assess-answers.ts';
import type { FormProblem } from '../../forms/check-answers.ts';
import { type Answers, honeypot, type ShownPayment } from '../../forms/definition.ts';
import { needsOther } from '../../forms/other-answer.ts';
import type { ShownForm } from '../../forms/shown-form.ts';
import { visibleFields } from '../../forms/visibility.ts';
import { defineMarkup } from '../markup/define-markup.ts';
import { FieldBlock } from './field-block.tsx';
import styles from './form.module.css';
import { Problem } from './problem.tsx';

type Props = {
  form: ShownForm;
  /** Signed time and key. */
  token: string;
  /** Control values by name. A map, so that the HTML, which contains personal data, is not cached. */
  typed: ReadonlyMap<string, readonly string[]>;
  answers: Answers;
  problems: readonly FormProblem[];
};

/** A form that works without JavaScript; client/enhance-form.ts finds its parts by their data attributes. */
const Form = ({ form, token, typed, answers, problems }: Props) => {
  const visible = visibleFields(form.fields, answers);
  const isCouponInvalid = problems.some(({ control }) => control === 'coupon');
  return (
    <form method="post" action={form.url} noValidate data-form={form.id} data-static="">
      <div id={`form-${form.id}`} className={styles.form}>
        <input type="hidden" name="token" value={token} />
        {form.fields.map((field) => (
          <FieldBlock
            key={field.id}
            form={form}
            field={field}
            typed={typed}
            problems={problems}
            isVisible={visible.has(field.id)}
            needsOther={needsOther(field, answers[field.id]?.values ?? [])}
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
            <Problem control="coupon" problems={problems} />
            <input
              id="coupon"
              name="coupon"
              className={styles.short}
              autoComplete="off"
              defaultValue={typed.get('coupon')?.[0]}
              aria-invalid={isCouponInvalid || undefined}
              aria-describedby="coupon-problem"
            />
          </div>
        )}
        {form.payment?.enabled && <FormTotal form={form} payment={form.payment} answers={answers} />}
        <button type="submit" className={styles.submit}>
          Submit
        </button>
      </div>
    </form>
  );
};

export const formMarkup = defineMarkup('ui/forms/form', Form);

type FormTotalProps = { form: ShownForm; payment: ShownPayment; answers: Answers };

/** The total so far, before any coupon; the server computes it again. Hidden without scripts, because it would not be updated. */
const FormTotal = ({ form, payment: { taxPercent }, answers }: FormTotalProps) => (
  <>
    <p className={styles.total}>
      {taxPercent ? `Total with ${taxPercent}% sales tax` : 'Total'} <output>{printedTotal(form, answers)}</output>
    </p>
    <noscript>
      <p className={styles.help}>The payment page shows the total before you pay.</p>
    </noscript>
  </>
);
