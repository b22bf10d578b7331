import type { Organization, WithContext } from 'schema-dts';

import { athleticsName } from '../../domain/tenant.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { counted } from '../../web/counted.ts';
import type { loadStaffDepartment } from './loads.ts';
import styles from './staff.module.css';
import { type Department, memberEntry } from './staff-entry.ts';
import { staffTable } from './staff-table.markup.tsx';

export default function DepartmentPage({ data: { item, members } }: PageProps<typeof loadStaffDepartment>) {
  const { tenant } = getRequestContext();
  const path = item.url ?? '';
  return (
    <>
      <Head
        title={`${item.title} Staff`}
        description={`${item.title} of ${athleticsName(tenant)}: ${counted(members.length, 'person', 'people')} with titles, e-mail addresses and phone numbers.`}
        path={path}
      />
      <JsonLd data={organizationOf(item, tenant.name)} />
      <Breadcrumbs items={[{ label: 'Staff directory', href: href('staffDirectory') }, { label: item.title }]} />
      <PageHeader title={item.title}>
        {members.length > 0 && (
          <a href={`${path}/contact.vcf`} download>
            Save contacts
          </a>
        )}
      </PageHeader>
      {/* sanitized by the API */}
      {item.about && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: item.about }} />}
      {members.length > 0 ? (
        <Markup
          className={styles.table}
          of={staffTable}
          props={{ caption: item.title, groups: [{ ...item, url: null, entries: members.map(memberEntry) }] }}
        />
      ) : (
        <EmptyState title="No staff listed in this department.">
          <p>
            <SiteLink href={href('staffDirectory')}>Staff directory</SiteLink>
          </p>
        </EmptyState>
      )}
    </>
  );
}

const organizationOf = ({ title, url }: Department, college: string): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: title,
  url: canonicalAddress(url ?? ''),
  parentOrganization: { '@type': 'CollegeOrUniversity', name: college },
});
