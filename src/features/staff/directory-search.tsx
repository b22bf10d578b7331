import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/button.tsx';
import { FilterStaff } from './client/filter-staff.tsx';
import { type DirectoryView, longestSearch } from './load-staff-directory.ts';
import styles from './staff.module.css';

/** Searches the directory with a query parameter; with JavaScript, rows are filtered while typing. */
export const DirectorySearch = ({ search, view }: { search: string; view: DirectoryView }) => (
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
          maxLength={longestSearch}
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
