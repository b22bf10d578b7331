import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Head } from '../../ui/head.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { load } from './load-sport-staff.ts';
import { sportStaffGroups } from './sport-staff-groups.ts';
import styles from './staff.module.css';
import { staffTable } from './staff-table.markup.tsx';

export default function SportStaffPage({ data: { staff, members } }: PageProps<typeof load>) {
  const { tenant } = getRequestContext();
  const { sport } = staff;
  const slug = sportSlug(sport);
  const groups = sportStaffGroups(staff, members);
  return (
    <>
      <Head
        title={`${sport.title} Staff`}
        description={`Coaches, support staff and administrators of ${tenant.shortName} ${sport.title} with titles, e-mail addresses and phone numbers.`}
        path={href('sportStaff', { sportDepartment: slug })}
        indexed={groups.length > 0}
      />
      <Breadcrumbs
        items={[
          { label: sport.title, href: href('sport', { slug }) },
          { label: 'Coaches', href: href('coaches', { sportSlug: slug }) },
          { label: 'Staff' },
        ]}
      />
      <PageHeader title={`${sport.title} staff`} />
      {groups.length > 0 ? (
        <Markup className={styles.table} of={staffTable} props={{ caption: `${sport.title} staff`, groups }} />
      ) : (
        <EmptyState title={`No ${sport.title.toLowerCase()} staff listed yet.`}>
          <p>
            <SiteLink href={href('sport', { slug })}>{sport.title} home</SiteLink>
          </p>
        </EmptyState>
      )}
      <p className={styles.more}>
        <SiteLink href={href('staffDirectory')}>Staff directory</SiteLink>
      </p>
    </>
  );
}
