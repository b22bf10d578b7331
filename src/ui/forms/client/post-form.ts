import type { SubmittedAnswer } from '../../../forms/form-state.ts';

/** Submits a form and returns the server's response. Rejects if there is none. */
export async function postForm(form: HTMLFormElement): Promise<SubmittedAnswer> {
  const body = toBody(new FormData(form));
  const response = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' }, body });
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new Error(`The form was answered with status ${response.status}`);
  return response.json();
}

/** Every control of a form is text. */
export const toBody = (data: FormData): URLSearchParams =>
  new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
