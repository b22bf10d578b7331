import { athleticsName } from '../../domain/tenant.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Head } from '../../ui/head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { FormEntry } from './form-entry.tsx';
import styles from './form-list.module.css';
import type { load } from './load-form-list.ts';

export default function FormListPage({ data: { forms } }: PageProps<typeof load>) {
  const { tenant } = getRequestContext();
  return (
    <div className={styles.page}>
      <Head
        title="Forms and surveys"
        description={`Camps, questionnaires, sign-ups and surveys of ${athleticsName(tenant)}.`}
        path={href('forms')}
        items={[]}
        indexed={forms.length > 0}
      />
      <Breadcrumbs items={[{ label: 'Home', href: href('home') }, { label: 'Forms and surveys' }]} />
      <PageHeader title="Forms and surveys" />
      {forms.length === 0 ? (
        <EmptyState title="No forms are open.">
          <p>
            Camps and surveys are listed here while they take answers. <SiteLink href={href('home')}>Home</SiteLink>
          </p>
        </EmptyState>
      ) : (
        <ul>
          {forms.map((form) => (
            <FormEntry key={form.id} form={form} />
          ))}
        </ul>
      )}
    </div>
  );
}
