import { form } from '../../content/forms/form.ts';
import { athleticsName } from '../../domain/tenant.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ContentList } from '../../ui/page/content-list.tsx';
import { FormEntry } from './form-entry.tsx';
import styles from './form-list.module.css';
import type { loadFormList } from './loads.ts';

export default function FormListPage({ data: { forms } }: PageProps<typeof loadFormList>) {
  const { tenant } = getRequestContext();
  return (
    <div className={styles.page}>
      <ContentList
        kind={form}
        description={`Camps, questionnaires, sign-ups and surveys of ${athleticsName(tenant)}.`}
        indexed={forms.length > 0}
        breadcrumbs={[{ label: 'Home', href: href('home') }, { label: 'Forms and surveys' }]}
        empty={
          forms.length === 0 && {
            title: 'No forms are open.',
            instead: (
              <>
                Camps and surveys are listed here while they take answers. <SiteLink href={href('home')}>Home</SiteLink>
              </>
            ),
          }
        }
      >
        <ul>
          {forms.map((each) => (
            <FormEntry key={each.id} form={each} />
          ))}
        </ul>
      </ContentList>
    </div>
  );
}
