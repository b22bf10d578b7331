import { printedTotal } from '../../forms/assess-answers.ts';
import type { Answers, ShownPayment } from '../../forms/definition.ts';
import type { ShownForm } from '../../forms/shown-form.ts';
import styles from './form.module.css';

type Props = { form: ShownForm; payment: ShownPayment; answers: Answers };

/** The total so far, before any coupon; the server computes it again. Hidden without scripts, because it would not be updated. */
export const FormTotal = ({ form, payment: { taxPercent }, answers }: Props) => (
  <>
    <p className={styles.total}>
      {taxPercent ? `Total with ${taxPercent}% sales tax` : 'Total'} <output>{printedTotal(form, answers)}</output>
    </p>
    <noscript>
      <p className={styles.help}>The payment page shows the total before you pay.</p>
    </noscript>
  </>
);
