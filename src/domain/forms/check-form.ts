import { checkAnswers, type FormProblem } from './check-answers.ts';
import { type Answers, controlName } from './definition.ts';
import { mostUnits, type Priced, quantityOf } from './order.ts';
import { capitalized } from './rules/rule.ts';

/** The errors in the answers to a form: those of its fields, and of the quantity that is paid for. */
export function checkForm(form: Priced, answers: Answers, today: string): FormProblem[] {
  const problems = checkAnswers(form.fields, answers, today);
  return problems.length > 0 ? problems : quantityProblems(form, answers);
}

function quantityProblems(form: Priced, answers: Answers): FormProblem[] {
  const { payment, fields } = form;
  const field = fields.find(({ id }) => id === payment?.quantityField);
  if (!payment?.enabled || !field) return [];
  const most = payment.maxQuantity || mostUnits;
  const quantity = quantityOf(form, answers);
  if (quantity >= 1 && quantity <= most) return [];
  const message = `${capitalized(field.title)} must be a whole number from 1 to ${most}.`;
  return [{ fieldId: field.id, control: controlName(field.id), message }];
}
