import { type Sport, sportSlug, teamSports } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { JumpLinks } from '../../ui/page/jump-links.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { counted } from '../../web/counted.ts';
import { matchCount } from '../../web/match-words.ts';
import { FilterStaff } from './client/filter-staff.tsx';
import { type DirectoryView, type loadStaffDirectory, maxNameLength } from './loads.ts';
import styles from './staff.module.css';
import type { StaffMember } from './staff-entry.ts';
import { groupByDepartment, groupByLetter, matchingEntries, type StaffGroup } from './staff-groups.ts';
import { staffTable } from './staff-table.markup.tsx';

export default function StaffDirectoryPage({ data }: PageProps<typeof loadStaffDirectory>) {
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

type DirectoryCountProps = { groups: readonly StaffGroup[]; members: readonly StaffMember[]; search: string };

/** The number of people, or of matches of the search. */
const DirectoryCount = ({ groups, members, search }: DirectoryCountProps) => (
  <p className={styles.count}>
    <span id="staff-count">
      {search
        ? matchCount(matchingEntries(groups, search), members.length, search)
        : counted(members.length, 'person', 'people')}
    </span>
    {search && (
      <>
        {' '}
        <SiteLink href={href('staffDirectory')}>Show everyone</SiteLink>
      </>
    )}
  </p>
);

/** Searches the directory with a query parameter; with JavaScript, rows are filtered while typing. */
const DirectorySearch = ({ search, view }: { search: string; view: DirectoryView }) => (
  <search>
    <form className={styles.search} action={href('staffDirectory')}>
      <label htmlFor="staff-search">Name, title or department</label>
      {view !== 'department' && <input type="hidden" name="view" value={view} />}
      <div className={styles.words}>
        <input
          id="staff-search"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={maxNameLength}
          autoComplete="off"
        />
        <Button type="submit" look={{ theme: 'light-theme' }}>
          Search
        </Button>
      </div>
    </form>
    <FilterStaff input="staff-search" count="staff-count" />
  </search>
);

/** Links to the coaches and staff of each team, who are not repeated in the directory. */
const SportStaffLinks = ({ sports }: { sports: readonly Sport[] }) =>
  sports.length > 0 && (
    <section className={styles.section} aria-labelledby="coaching-staffs">
      <SectionHeading id="coaching-staffs">Coaching staffs</SectionHeading>
      <ul className={styles.sports}>
        {sports.map((sport) => (
          <li key={sport.id}>
            <SiteLink href={href('sportStaff', { sportDepartment: sportSlug(sport) })}>{sport.title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
