import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import styles from './search-pop-out.module.css';

/** Milliseconds after Escape until the focus returns to the toggle. */
export const focusReturn = 400;

/** The search form in a disclosure; an island prevents empty searches. */
export const SearchPopOut = () => (
  <details className={styles.search} data-menu="" data-focus-return={focusReturn}>
    <summary>
      <Icon name="search" />
      <VisuallyHidden>Search</VisuallyHidden>
    </summary>
    <search>
      <form action={href('search')} data-needs-text="">
        <input
          type="search"
          name="q"
          aria-label="Search this site"
          placeholder="Name, sport, opponent"
          autoComplete="off"
          required
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  </details>
);
