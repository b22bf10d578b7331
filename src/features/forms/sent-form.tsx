import type { Form } from '../../api/forms/schema.ts';
import { Focused } from '../../ui/forms/client/focused.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './form-page.module.css';

/** Format of the reference number; other text in the URL is not printed. */
const form4x4 = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

type Props = { form: Form; reference: string; isHeld: boolean };

/** The confirmation after a submission. */
export const SentForm = ({ form, reference, isHeld }: Props) => (
  <Focused labelledBy="sent" className={styles.sent}>
    <h2 id="sent">Thank you. Your answers were sent.</h2>
    {form.thankYouText && !isHeld && <div dangerouslySetInnerHTML={{ __html: form.thankYouText }} />}
    {isHeld && <p>Our staff will review your submission before it counts.</p>}
    {form4x4.test(reference) && (
      <p className={styles.reference}>
        Reference: <strong>{reference}</strong>
      </p>
    )}
    <p>
      <SiteLink href={form.url}>Back to the form</SiteLink>
    </p>
  </Focused>
);
