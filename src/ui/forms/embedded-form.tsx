import type { ReactNode } from 'react';

import { openingOf } from '../../forms/shown-form.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import styles from './form.module.css';
import { FormBody } from './form-body.tsx';

type Props = {
  formId: number;
  /** Shown if the form does not accept submissions here. */
  otherwise: ReactNode;
};

/** A form inside a text. Forms with payment need their own page, whose content security policy allows the provider. */
export async function EmbeddedForm({ formId, otherwise }: Props) {
  const { api } = getRequestContext();
  const form = await api.forms.get(formId).catch(() => undefined);
  if (!form || form.payment?.enabled || openingOf(form, Date.now()) !== 'open') return otherwise;
  return (
    <section className={styles.embedded} aria-labelledby={`embedded-${formId}`}>
      {/* the page's style sheets do not include those of modules that it imports dynamically */}
      {import.meta.viteRsc.loadCss()}
      <h2 id={`embedded-${formId}`}>{form.title}</h2>
      {/* sanitized by the API */}
      {form.description && <div dangerouslySetInnerHTML={{ __html: form.description }} />}
      <FormBody form={form} />
    </section>
  );
}
