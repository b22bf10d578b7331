import { SiteLink } from '../controls/site-link.tsx';
import styles from './pagination.module.css';

type Props = { page: number; pages: number; label: string; address: (page: number) => string };

/** Links to the previous and next page of a list; nothing if there is only one page. */
export const Pagination = ({ page, pages, label, address }: Props) =>
  pages > 1 && (
    <nav className={styles.pagination} aria-label={label}>
      {page > 1 && <SiteLink href={address(page - 1)}>Previous page</SiteLink>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <SiteLink href={address(page + 1)}>Next page</SiteLink>}
    </nav>
  );
