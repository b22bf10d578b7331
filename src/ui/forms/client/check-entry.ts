import { assessAnswers } from '../../../forms/assess-answers.ts';
import type { FormProblem } from '../../../forms/check-answers.ts';
import type { FormState } from '../../../forms/form-state.ts';
import type { ShownForm } from '../../../forms/shown-form.ts';
import { answersIn } from './answers-in.ts';
import { listenToEntry } from './listen-to-entry.ts';
import { postForm } from './post-form.ts';
import { showProblems, showSummary } from './show-problems.ts';

const formPage = /^\/(?:protected\/|hidden\/)?form\//;

export type EntryOptions = {
  /** The current date at the college, YYYY-MM-DD. */
  today: string;
  /** Navigates to another page of the site without a reload. */
  push: (address: `/${string}`) => Promise<void>;
};

type Options = EntryOptions & { signal: AbortSignal };

/** Checks the controls of a form when they lose the focus or, for checkboxes, change; updates the total; submits the form without a reload. */
export function checkEntry(form: ShownForm, root: HTMLFormElement, { today, push, signal }: Options) {
  const touched = new Set<string>();
  const output = root.querySelector('output');
  const button = root.querySelector<HTMLButtonElement>('[type="submit"]');
  let isSending = false;
  /** Errors that only the server can find, such as an unknown coupon, kept until their controls are changed. */
  let serverProblems: readonly FormProblem[] = [];

  const update = () => {
    const assessment = assessAnswers(form, answersIn(form.fields, new FormData(root)), today);
    const shown = assessment.problems.filter(({ control }) => touched.has(control));
    showProblems(root, [...shown, ...serverProblems]);
    if (output) output.textContent = assessment.total;
    return assessment;
  };

  const touch = ({ target, type: event }: Event) => {
    const { name, type } = target as HTMLInputElement;
    if (name && event === (type === 'checkbox' ? 'input' : 'focusout')) touched.add(name);
    if (event === 'input') serverProblems = serverProblems.filter(({ control }) => control !== name);
  };

  const refuse = ({ notice, problems = [], token }: Partial<FormState>) => {
    for (const { control } of problems) touched.add(control);
    showProblems(root, problems);
    showSummary(form.id, notice, problems);
    const signed = root.querySelector<HTMLInputElement>('[name="token"]');
    if (token && signed) signed.value = token;
    if (!document.title.startsWith('Error: ')) document.title = `Error: ${document.title}`;
  };

  const send = async () => {
    try {
      const answer = await postForm(root);
      if (!('redirect' in answer)) {
        serverProblems = answer.problems;
        refuse(answer);
      } else if (formPage.test(answer.redirect)) await push(answer.redirect as `/${string}`);
      // a page whose content security policy allows the provider, or the provider's own page
      else location.assign(answer.redirect);
    } catch {
      refuse({ notice: 'The form could not be sent. Check your connection and submit it again.' });
    }
  };

  const showSending = (sending: boolean) => {
    isSending = sending;
    if (!button) return;
    button.textContent = sending ? 'Sending…' : 'Submit';
    button.setAttribute('aria-disabled', String(sending));
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const { notice, problems } = update();
    if (problems.length > 0) return refuse({ notice, problems });
    showSending(true);
    await send();
    showSending(false);
  };

  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-problem-of]:not([hidden])'))
    touched.add(dataset['problemOf'] ?? '');
  root.addEventListener('input', touch, { signal });
  root.addEventListener('focusout', touch, { signal });
  listenToEntry(root, update, signal);
  root.addEventListener('submit', submit, { signal });
  // from now on the browser does not submit the form
  root.setAttribute('data-checked', '');
}
