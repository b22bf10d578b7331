import type { FieldCode } from './field-kinds.ts';

export type FieldOption = {
  title: string;
  value: string;
  /** Added to the total for each unit, in minor units of the currency. */
  paymentAmount: number;
  selected: boolean;
  /** Choosing it shows a text field for another answer. */
  showOtherAnswer: boolean;
  /** Options are sorted by rank, then by the order of the definition. */
  rank: number;
  /** How often it can be chosen across all submissions; undefined for no limit. */
  available?: number;
};

/** Compares another field's answer with a value; `any` matches any answer. */
export type FieldCondition = { field: string; logic: 'Is' | 'Is Not'; value: string };

/** A validation rule with its arguments: `['between', 1, 5]`. */
export type FieldRule = readonly [name: string, ...parameters: (string | number)[]];

export type FormField = {
  /** Unique within the form; the key of the answer. */
  id: string;
  type: FieldCode;
  /** The label; the HTML of a separator. */
  title: string;
  help?: string;
  required: boolean;
  /** Maximum number of characters; 0 for no limit. */
  maxLength: number;
  /** The largest number, or the most options; unlimited if 0. */
  maxQuantity: number;
  /** The answer is the sender's e-mail address. */
  isEmailField: boolean;
  /** A date field starts with the current date at the college. */
  showCurrentDate: boolean;
  defaultValue: string;
  /** The `autocomplete` attribute, such as `given-name`. */
  autocomplete?: string;
  options: readonly FieldOption[];
  conditions: readonly FieldCondition[];
  rules: readonly FieldRule[];
};

/** Payment settings; amounts are in minor units of the currency. */
export type FormPayment = {
  enabled: boolean;
  /** Three letters, such as USD. */
  currency: string;
  formType: string;
  /** Base amount per unit. */
  amount: number;
  /** Maximum number of units per submission; 0 for no limit. */
  maxQuantity: number;
  /** The field whose answer is the number of units. */
  quantityField?: string;
  couponAmount: number;
  /** Number of times the coupon can be used. */
  couponAvailable: number;
  couponCode?: string;
  /** Sales tax in percent on the amount after the coupon, with up to three decimals; none by default. */
  taxPercent?: number;
};

/** Payment settings without the coupon, which fans do not see. */
export type ShownPayment = Omit<FormPayment, 'couponCode' | 'couponAmount' | 'couponAvailable'>;

/** The answer to a field: the entered or chosen values, and the text of an option with another answer. */
export type Answer = { values: readonly string[]; other?: string };

/** Answers by field id; fields without an answer are absent. */
export type Answers = Readonly<Record<string, Answer>>;

/** Names of a field's controls, which are also their ids. */
export const controlName = (fieldId: string): string => `field-${fieldId}`;
export const otherName = (fieldId: string): string => `field-${fieldId}-other`;

/** Options in display order. */
export const rankedOptions = ({ options }: Pick<FormField, 'options'>): FieldOption[] =>
  [...options].sort((a, b) => a.rank - b.rank);

/** Radios with this many options or more are stacked. */
export const stackedOptions = 5;

/** Name of the honeypot control, which people leave empty and bots fill in. */
export const honeypot = 'leave-empty';
