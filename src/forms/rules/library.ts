import type { FieldRule } from '../definition.ts';
import { dateRules } from './date-rules.ts';
import { numberRules } from './number-rules.ts';
import { presenceRules } from './presence-rules.ts';
import type { Rule, RuleContext } from './rule.ts';
import { characterRules, textRules } from './text-rules.ts';

/** Every rule that definitions can use, by name. */
export const ruleLibrary: ReadonlyMap<string, Rule> = new Map<string, Rule>(
  Object.entries({ ...presenceRules, ...characterRules, ...textRules, ...numberRules, ...dateRules }),
);

/** The message of the first rule that the values break; undefined if they satisfy all. Rules skip empty values unless they check presence. */
export function brokenRule(
  rules: readonly FieldRule[],
  values: readonly string[],
  context: RuleContext,
): string | undefined {
  const isEmpty = values.every((value) => value === '');
  for (const [name, ...parameters] of rules) {
    const rule = ruleLibrary.get(name);
    if (!rule) throw new Error(`Unknown rule: ${name}`);
    if (isEmpty && !rule.checksEmpty) continue;
    if (!rule.accepts(values, parameters, context)) return rule.message({ ...context, values }, parameters);
  }
  return undefined;
}
