import { SiteLink } from '../../ui/site-link.tsx';
import styles from './search-page.module.css';

type Props = { page: number; pages: number; address: (page: number) => string };

/** Leads through a list that has more than one page. */
export const Pages = ({ page, pages, address }: Props) =>
  pages > 1 && (
    <nav className={styles.pages} aria-label="Pages of results">
      {page > 1 && <SiteLink href={address(page - 1)}>Previous page</SiteLink>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <SiteLink href={address(page + 1)}>Next page</SiteLink>}
    </nav>
  );
