import type { SeasonStaff } from '../../api/staff/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { loadSportStaff } from './loads.ts';
import styles from './staff.module.css';
import { memberEntry, rosterEntry, type StaffMember } from './staff-entry.ts';
import type { StaffGroup } from './staff-groups.ts';
import { staffTable } from './staff-table.markup.tsx';

export default function SportStaffPage({ data: { staff, members } }: PageProps<typeof loadSportStaff>) {
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

/** The staff of a team, and members of the directory who work for the sport but are not on that staff. */
function sportStaffGroups({ coaches, support }: SeasonStaff, members: readonly StaffMember[]): StaffGroup[] {
  const onTeam = new Set([...coaches, ...support].map(({ staffId }) => staffId));
  const others = members.filter(({ person }) => !person || !onTeam.has(person.id));
  return [
    { id: 1, title: 'Coaching staff', url: null, entries: coaches.map(rosterEntry) },
    { id: 2, title: 'Support staff', url: null, entries: support.map(rosterEntry) },
    { id: 3, title: 'Athletics department', url: null, entries: others.map(memberEntry) },
  ].filter(({ entries }) => entries.length > 0);
}
