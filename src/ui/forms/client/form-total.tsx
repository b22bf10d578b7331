import type { Answers } from '../../../domain/forms/definition.ts';
import { orderOf } from '../../../domain/forms/order.ts';
import type { ShownForm } from '../../../domain/forms/shown-form.ts';
import { formatMoney } from '../../../domain/payments/money.ts';
import styles from '../form.module.css';

type Props = { form: ShownForm; payment: NonNullable<ShownForm['payment']>; answers: Answers };

/** The total of the answers so far, before any coupon; the server computes it again. Without a script it would not change. */
export const FormTotal = ({ form, payment, answers }: Props) => (
  <>
    <p className={styles.total}>
      {payment.taxPercent ? `Total with ${payment.taxPercent}% sales tax` : 'Total'}{' '}
      <output>{formatMoney(orderOf(form, answers)?.total ?? 0, payment.currency)}</output>
    </p>
    <noscript>
      <p className={styles.help}>The payment page shows the total before you pay.</p>
    </noscript>
  </>
);
