import type { Answers, FormField, ShownPayment } from './definition.ts';
import { rankedOptions } from './definition.ts';
import { orderTotals } from './payments/order-totals.ts';
import { visibleFields } from './visibility.ts';

/** One line of an order; amounts are in minor units of the order's currency. */
export type FormOrderLine = {
  /** The field and option that are charged; both absent for the base amount. */
  field?: string;
  option?: string;
  title: string;
  unitAmount: number;
  quantity: number;
};

/** What a submission costs before any coupon; the total includes tax, whose rate is in thousandths of a percent. */
export type FormOrder = {
  currency: string;
  lines: readonly FormOrderLine[];
  taxRate: number;
  total: number;
  /** As the sender entered it. */
  couponCode?: string;
};

/** Units of an option that a submission takes. */
export type TakenOption = { field: string; option: string; quantity: number };

/** More units than any form allows; bounds amounts, so that they stay exact. */
export const maxUnits = 10_000;

/** The key of an option in counts of units. */
export const optionItem = ({ field, option }: Pick<TakenOption, 'field' | 'option'>): string => `${field}=${option}`;

export type Priced = { title: string; fields: readonly FormField[]; payment: ShownPayment | null };

/** Units of a submission: the answer to the quantity field, by default 1; 0 if it is not a positive whole number. */
export function quantityOf({ payment }: Pick<Priced, 'payment'>, answers: Answers): number {
  const field = payment?.quantityField;
  if (field === undefined) return 1;
  const quantity = Number(answers[field]?.values[0] ?? 1);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxUnits ? quantity : 0;
}

/**
 * The order of a submission: the base amount and each chosen option with an amount, all times the quantity. Undefined
 * for forms without payment.
 */
export function orderOf(form: Priced, answers: Answers): FormOrder | undefined {
  const { payment, fields, title } = form;
  if (!payment?.enabled) return undefined;
  const quantity = quantityOf(form, answers);
  const base: FormOrderLine[] = payment.amount > 0 ? [{ title, unitAmount: payment.amount, quantity }] : [];
  const lines = [
    ...base,
    ...chosenOptions(fields, answers)
      .filter(({ option }) => option.paymentAmount > 0)
      .map(({ field, option }) => ({
        field: field.id,
        option: option.value,
        title: `${field.title}: ${option.title}`,
        unitAmount: option.paymentAmount,
        quantity,
      })),
  ];
  const taxRate = Math.round((payment.taxPercent ?? 0) * 1000);
  return { currency: payment.currency, lines, taxRate, total: orderTotals(lines, undefined, taxRate).total };
}

/** The limited options of which a submission takes units. */
export function takenOptions(form: Priced, answers: Answers): TakenOption[] {
  const quantity = quantityOf(form, answers);
  return chosenOptions(form.fields, answers)
    .filter(({ option }) => option.available !== undefined)
    .map(({ field, option }) => ({ field: field.id, option: option.value, quantity }));
}

function chosenOptions(fields: readonly FormField[], answers: Answers) {
  const visible = visibleFields(fields, answers);
  return fields
    .filter(({ id }) => visible.has(id))
    .flatMap((field) =>
      rankedOptions(field)
        .filter(({ value }) => answers[field.id]?.values.includes(value))
        .map((option) => ({ field, option })),
    );
}
