import type { Form } from '../../api/forms/schema.ts';
import styles from './form-page.module.css';

/** Title and description of a form. */
export const FormIntro = ({ form: { title, description } }: { form: Form }) => (
  <>
    <h1>{title}</h1>
    {/* sanitized by the API */}
    {description && <div className={styles.description} dangerouslySetInnerHTML={{ __html: description }} />}
  </>
);
