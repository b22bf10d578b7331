import { maxSearchLength } from '../../domain/search.ts';
import { href } from '../../routing/routes.ts';
import { Button } from './button.tsx';
import styles from './search-form.module.css';

/** The site search, prefilled with `q`. */
export const SearchForm = ({ q }: { q?: string }) => (
  <search>
    <form className={styles.form} action={href('search')}>
      <label htmlFor="search-words">Teams, people, stories, opponents</label>
      <div className={styles.words}>
        <input
          id="search-words"
          type="search"
          name="q"
          defaultValue={q}
          placeholder="A name, a sport or an opponent"
          maxLength={maxSearchLength}
          autoComplete="off"
          required
        />
        <Button type="submit" look={{ theme: 'light-theme' }}>
          Search
        </Button>
      </div>
    </form>
  </search>
);
