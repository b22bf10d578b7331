import type { Answers, FormField } from '../../../forms/definition.ts';
import { needsOther } from '../../../forms/other-answer.ts';
import { visibleFields } from '../../../forms/visibility.ts';

/** Shows the fields whose conditions the answers meet, and hides the conditions in words. */
export function showFields(root: HTMLElement, fields: readonly FormField[], answers: Answers) {
  const visible = visibleFields(fields, answers);
  for (const words of root.querySelectorAll('[data-condition]')) words.remove();
  for (const field of fields) {
    const block = root.querySelector<HTMLElement>(`[data-field="${field.id}"]`);
    if (!block) continue;
    show(block, visible.has(field.id));
    const other = block.querySelector<HTMLElement>('[data-other]');
    if (other) show(other, needsOther(field, answers[field.id]?.values ?? []));
  }
}

function show(block: HTMLElement, isShown: boolean) {
  block.hidden = !isShown;
  block.toggleAttribute('data-unmet', !isShown);
}
