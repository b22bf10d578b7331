import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { FormBody } from '../../ui/forms/form-body.tsx';
import { Head } from '../../ui/head.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { stripHtml } from '../../web/strip-html.ts';
import { formBreadcrumbs } from './form-breadcrumbs.ts';
import { FormIntro } from './form-intro.tsx';
import styles from './form-page.module.css';
import type { load } from './load-form.ts';
import { SentForm } from './sent-form.tsx';

export default function FormPage({ data: { form }, query }: PageProps<typeof load>) {
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
