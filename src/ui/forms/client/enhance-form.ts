import type { Answers, FormField } from '../../../forms/definition.ts';
import { needsOther } from '../../../forms/other-answer.ts';
import type { ShownForm } from '../../../forms/shown-form.ts';
import { visibleFields } from '../../../forms/visibility.ts';
import { loadPart } from '../../client/load-part.ts';
import { answersIn } from './answers-in.ts';
import type { EntryOptions } from './check-entry.ts';
import { listenToEntry } from './listen-to-entry.ts';

/**
 * Makes a rendered form show the fields that its answers ask for, and then loads what checks and submits it; until that has
 * loaded, the browser submits the form. Returns a function that ends it.
 */
export function enhanceForm(form: ShownForm, options: EntryOptions): () => void {
  const root = document.querySelector<HTMLFormElement>(`form[data-form="${form.id}"]`);
  if (!root) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const update = () => showFields(root, form.fields, answersIn(form.fields, new FormData(root)));
  listenToEntry(root, update, signal);
  // values were entered, or restored by the browser, before the script ran
  update();
  // keep-input-native.ts
  root.removeAttribute('data-static');
  loadPart(() => import('./check-entry.ts'), { name: null }).then(({ checkEntry }) => {
    if (!signal.aborted) checkEntry(form, root, { ...options, signal });
  });
  return () => ending.abort();
}

/** Shows the fields whose conditions the answers meet, and hides the conditions in words. */
function showFields(root: HTMLElement, fields: readonly FormField[], answers: Answers) {
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
