import type { FormProblem } from '../../../forms/check-answers.ts';

/** Shows errors at their controls and removes those of all other controls. */
export function showProblems(root: HTMLElement, problems: readonly FormProblem[]) {
  for (const text of root.querySelectorAll<HTMLElement>('[data-problem-of]')) {
    const name = text.dataset['problemOf'];
    const message = problems.find(({ control }) => control === name)?.message;
    print(text, message);
    for (const control of root.querySelectorAll(`[name="${name}"]`))
      if (message === undefined) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
  }
}

/** Lists errors above a form, each with a link to its control, and moves the focus there. */
export function showSummary(formId: number, notice: string | undefined, problems: readonly FormProblem[]) {
  const summary = document.getElementById(`problems-${formId}`);
  const [text, list] = summary?.querySelectorAll<HTMLElement>('p, ul') ?? [];
  if (!summary || !text || !list) return;
  print(text, notice);
  list.replaceChildren(
    ...problems.map(({ control, message }) => {
      const item = document.createElement('li');
      item.append(Object.assign(document.createElement('a'), { href: `#${control}`, textContent: message }));
      return item;
    }),
  );
  list.hidden = problems.length === 0;
  summary.hidden = false;
  summary.focus();
}

function print(element: HTMLElement, text: string | undefined) {
  element.textContent = text ?? '';
  element.hidden = text === undefined;
}
