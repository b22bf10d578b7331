import { sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../request-context.ts';
import { href } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './search-page.module.css';

/** Says what to try next: fewer words, or the sports. */
export async function NothingFound({ q }: { q: string }) {
  const sports = (await getRequestContext().api.sports.list()).filter(({ non_sport }) => !non_sport);
  return (
    <EmptyState title={`Nothing found for “${q}”`}>
      <p role="status">Check the spelling, try fewer words, or the last name alone. Every sport of ours is here:</p>
      <ul className={styles.sports}>
        {sports.map((sport) => (
          <li key={sport.id}>
            <SiteLink href={href('sport', { slug: sportSlug(sport) })}>{sport.title}</SiteLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
