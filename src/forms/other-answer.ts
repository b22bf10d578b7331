import type { FormField } from './definition.ts';

/** The label of the text field of an option with another answer. */
export const otherLabel = ({ title }: Pick<FormField, 'title'>): string => `Other ${title}`;

/** Whether the chosen options include one that takes another answer. */
export const needsOther = ({ options }: Pick<FormField, 'options'>, values: readonly string[]): boolean =>
  options.some(({ value, showOtherAnswer }) => showOtherAnswer && values.includes(value));
