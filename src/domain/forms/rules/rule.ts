export type RuleParameter = string | number;

/** What a rule checks a value with. */
export type RuleContext = {
  /** The label of the field as written. */
  label: string;
  /** The field takes several options. */
  isList: boolean;
  /** The current date of the college, YYYY-MM-DD. */
  today: string;
  /** Values of another field; empty when it is not answered. */
  valuesOf: (fieldId: string) => readonly string[];
  labelOf: (fieldId: string) => string;
};

export type Rule = {
  /** Whether the values satisfy the rule. */
  accepts: (values: readonly string[], parameters: readonly RuleParameter[], context: RuleContext) => boolean;
  message: (context: RuleContext & { values: readonly string[] }, parameters: readonly RuleParameter[]) => string;
  /** Also applies to fields without an answer. */
  checksEmpty?: true;
  /** Number of parameters, least and most (default: none). */
  takes?: readonly [least: number, most: number];
  /** Parameters are ids of fields. */
  ofFields?: true;
};

/** The label with a capital first letter. */
export const capitalized = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

export const numbersOf = (parameters: readonly RuleParameter[]): number[] => parameters.map(Number);
