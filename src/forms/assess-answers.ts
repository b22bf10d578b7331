import { type FormProblem, incompleteForm } from './check-answers.ts';
import { checkForm } from './check-form.ts';
import type { Answers } from './definition.ts';
import { orderOf, type Priced } from './order.ts';
import { formatMoney } from './payments/money.ts';

/** The errors in the answers entered so far, and the total. */
export type Assessment = { notice: string | undefined; problems: readonly FormProblem[]; total: string };

/** Checks answers while they are entered. The total is formatted and excludes coupons; empty for forms without payment. */
export function assessAnswers(form: Priced, answers: Answers, today: string): Assessment {
  const problems = checkForm(form, answers, today);
  return { notice: problems.length > 0 ? incompleteForm : undefined, problems, total: printedTotal(form, answers) };
}

/** The total before any coupon, such as `$45.00`; empty for forms without payment. */
export function printedTotal(form: Priced, answers: Answers): string {
  const order = orderOf(form, answers);
  return order ? formatMoney(order.total, order.currency) : '';
}
