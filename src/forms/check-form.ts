import { checkAnswers, type FormProblem } from './check-answers.ts';
import { type Answers, controlName } from './definition.ts';
import { maxUnits, orderOf, type Priced, quantityOf } from './order.ts';
import { formatMoney } from './payments/money.ts';
import { capitalized } from './rules/rule.ts';

/** In minor units: Stripe takes eight digits. */
const maxTotal = 99_999_999;

/** The errors in the answers to a form: those of its fields, and of what is paid for. */
export function checkForm(form: Priced, answers: Answers, today: string): FormProblem[] {
  const problems = checkAnswers(form.fields, answers, today);
  if (problems.length > 0) return problems;
  const inQuantity = quantityProblems(form, answers);
  return inQuantity.length > 0 ? inQuantity : totalProblems(form, answers);
}

const problemAt = (fieldId: string, message: string): FormProblem[] => [
  { fieldId, control: controlName(fieldId), message },
];

function quantityProblems(form: Priced, answers: Answers): FormProblem[] {
  const { payment, fields } = form;
  const field = fields.find(({ id }) => id === payment?.quantityField);
  if (!payment?.enabled || !field) return [];
  const most = payment.maxQuantity || maxUnits;
  const quantity = quantityOf(form, answers);
  if (quantity >= 1 && quantity <= most) return [];
  return problemAt(field.id, `${capitalized(field.title)} must be a whole number from 1 to ${most}.`);
}

function totalProblems(form: Priced, answers: Answers): FormProblem[] {
  const order = orderOf(form, answers);
  if (!order || order.total <= maxTotal) return [];
  const fieldId = form.payment?.quantityField ?? order.lines.find(({ field }) => field !== undefined)?.field;
  if (fieldId === undefined) return [];
  return problemAt(fieldId, `The total must be no more than ${formatMoney(maxTotal, order.currency)}.`);
}
