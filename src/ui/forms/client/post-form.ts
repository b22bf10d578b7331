import type { SubmittedAnswer } from '../../../domain/forms/form-state.ts';

/** Submits a form and returns the answer of the server. Rejects if there is none. */
export async function postForm(form: HTMLFormElement): Promise<SubmittedAnswer> {
  // every control of a form is text
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const response = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' }, body });
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new Error(`The form was answered with status ${response.status}`);
  return response.json();
}
