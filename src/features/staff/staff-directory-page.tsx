import { teamSports } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Head } from '../../ui/head.tsx';
import { JumpLinks } from '../../ui/jump-links.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { counted } from '../../web/counted.ts';
import { DirectoryCount } from './directory-count.tsx';
import { DirectorySearch } from './directory-search.tsx';
import type { load } from './load-staff-directory.ts';
import { SportStaffLinks } from './sport-staff-links.tsx';
import styles from './staff.module.css';
import { groupByDepartment, groupByLetter } from './staff-groups.ts';
import { staffTable } from './staff-table.markup.tsx';

export default function StaffDirectoryPage({ data }: PageProps<typeof load>) {
  const { departments, members, sports, view, search } = data;
  const groups = view === 'a-z' ? groupByLetter(members) : groupByDepartment(departments, members);
  return (
    <>
      <Head
        title="Staff Directory"
        description={`${counted(members.length, 'person', 'people')} in the athletics department with titles, e-mail addresses and phone numbers.`}
        path={href('staffDirectory')}
        indexed={members.length > 0}
      />
      <PageHeader title="Staff directory">
        {members.length > 0 && (
          <SiteLink className={styles.print} href={href('printStaffDirectory')}>
            Print
          </SiteLink>
        )}
      </PageHeader>
      {members.length === 0 ? (
        <EmptyState title="No staff listed yet.">
          {teamSports(sports).length > 0 && <p>The coaches of each team are below.</p>}
        </EmptyState>
      ) : (
        <>
          <DirectorySearch search={search} view={view} />
          <Tabs
            label="Order"
            tabs={[
              { label: 'By department', href: href('staffDirectory'), current: view === 'department' },
              { label: 'A to Z', href: href('staffDirectory', {}, { view: 'a-z' }), current: view === 'a-z' },
            ]}
          />
          {!search && (
            <JumpLinks
              label={view === 'a-z' ? 'Letters' : 'Departments'}
              links={groups.map(({ title }, index) => ({ id: `category-${index}`, label: title }))}
            />
          )}
          <DirectoryCount {...{ groups, members, search }} />
          <Markup
            className={styles.table}
            of={staffTable}
            props={{ caption: 'Staff directory', groups, search, hasDepartments: view === 'a-z' }}
          />
        </>
      )}
      <SportStaffLinks sports={teamSports(sports)} />
    </>
  );
}
