import type { Answer, Answers, FieldCondition, FormField } from './definition.ts';

type Conditional = Pick<FormField, 'id' | 'conditions'>;

/**
 * Ids of the fields that are shown for these answers. A field that is not shown has no answer, for the conditions of other
 * fields too; fields that depend on themselves count as unanswered in their own conditions.
 */
export function visibleFields(fields: readonly Conditional[], answers: Answers): ReadonlySet<string> {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const known = new Map<string, boolean>();
  const isVisible = (id: string): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, false);
    const visible = alternatives(byId.get(id)?.conditions ?? []).every((group) =>
      group.some((condition) => holds(condition, isVisible(condition.field) ? answers[condition.field] : undefined)),
    );
    known.set(id, visible);
    return visible;
  };
  return new Set(fields.map(({ id }) => id).filter(isVisible));
}

/**
 * Conditions in groups: one of each group has to hold. `Is` conditions on one field are alternatives, every other
 * condition is a group of its own.
 */
export function alternatives(conditions: readonly FieldCondition[]): FieldCondition[][] {
  const groups = Map.groupBy(conditions, ({ field, logic, value }) =>
    logic === 'Is' ? `Is ${field}` : `Is Not ${field} ${value}`,
  );
  return [...groups.values()];
}

function holds({ logic, value }: FieldCondition, answer: Answer | undefined): boolean {
  const values = answer?.values ?? [];
  const matches = value === 'any' ? values.length > 0 : values.includes(value);
  return matches === (logic === 'Is');
}
