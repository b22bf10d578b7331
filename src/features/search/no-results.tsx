import { sportSlug, teamSports } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './search-page.module.css';

/** Suggests other search terms or a sport; without a query it only lists the sports. */
export async function NoResults({ q }: { q: string }) {
  const sports = teamSports(await getRequestContext().api.sports.list());
  const list = (
    <ul className={styles.sports}>
      {sports.map((sport) => (
        <li key={sport.id}>
          <SiteLink href={href('sport', { slug: sportSlug(sport) })}>{sport.title}</SiteLink>
        </li>
      ))}
    </ul>
  );
  if (!q) {
    return (
      <section className={styles.group} aria-labelledby="every-sport">
        <SectionHeading id="every-sport">Sports</SectionHeading>
        {list}
      </section>
    );
  }
  return (
    <EmptyState title={`Nothing found for “${q}”`}>
      <p role="status">Check the spelling, try fewer words, or the last name alone. Every sport of ours is here:</p>
      {list}
    </EmptyState>
  );
}
