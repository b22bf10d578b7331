export type RuleParameter = string | number;

/** The context in which a rule checks a value. */
export type RuleContext = {
  /** The label of the field as written. */
  label: string;
  /** The field accepts several options. */
  isList: boolean;
  /** The current date at the college, YYYY-MM-DD. */
  today: string;
  /** Values of another field; empty if it is unanswered. */
  valuesOf: (fieldId: string) => readonly string[];
  labelOf: (fieldId: string) => string;
};

export type Rule = {
  /** Whether the values satisfy the rule. */
  accepts: (values: readonly string[], parameters: readonly RuleParameter[], context: RuleContext) => boolean;
  message: (context: RuleContext & { values: readonly string[] }, parameters: readonly RuleParameter[]) => string;
  /** Also applies to fields without an answer. */
  checksEmpty?: true;
  /** Minimum and maximum number of parameters (default: none). */
  takes?: readonly [least: number, most: number];
  /** Parameters are ids of fields. */
  ofFields?: true;
};

/** The label with a capital first letter. */
export const capitalized = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

export const numbersOf = (parameters: readonly RuleParameter[]): number[] => parameters.map(Number);
