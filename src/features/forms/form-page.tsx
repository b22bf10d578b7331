import type { Form } from '../../api/forms/schema.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Focused } from '../../ui/forms/client/focused.tsx';
import { FormBody } from '../../ui/forms/form-body.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Head } from '../../ui/page/head.tsx';
import { stripHtml } from '../../web/strip-html.ts';
import { formBreadcrumbs } from './form-breadcrumbs.ts';
import styles from './form-page.module.css';
import type { loadForm } from './loads.ts';

export default function FormPage({ data: { form }, query }: PageProps<typeof loadForm>) {
  const { form: posted } = getRequestContext();
  const hasFailed = posted !== undefined;
  const reference = query.get('sent');
  return (
    <>
      <Head
        title={`${hasFailed ? 'Error: ' : ''}${form.title}`}
        description={form.description ? stripHtml(form.description) : undefined}
        path={form.url}
        indexed={form.access === 'public' && reference === null}
      />
      <Breadcrumbs items={[...formBreadcrumbs(form), { label: form.title }]} />
      <div className={styles.page}>
        {reference === null || hasFailed ? (
          <FormBody form={form} intro={<FormIntro form={form} />} />
        ) : (
          <>
            <h1>{form.title}</h1>
            <SentForm form={form} reference={reference} isHeld={query.get('review') === 'yes'} />
          </>
        )}
        {form.results === 'public' && (
          <p className={styles.results}>
            <SiteLink href={href('formResults', { id: String(form.id) })}>See the results</SiteLink>
          </p>
        )}
      </div>
      <ThirdParties contentId={form.id} />
    </>
  );
}

/** Title and description of a form. */
const FormIntro = ({ form: { title, description } }: { form: Form }) => (
  <>
    <h1>{title}</h1>
    {/* sanitized by the API */}
    {description && <div className={styles.description} dangerouslySetInnerHTML={{ __html: description }} />}
  </>
);

/** Format of the reference number; other text in the URL is not printed. */
const form4x4 = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

/** The confirmation after a submission. */
const SentForm = ({ form, reference, isHeld }: { form: Form; reference: string; isHeld: boolean }) => (
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
