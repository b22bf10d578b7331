import { type Sport, sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './home-page.module.css';

/** Links to a sport's hall of famers, award winners and All-Americans with their numbers; nothing when there are none. */
export async function SportHonors({ sport }: { sport: Sport }) {
  const { inductees, hall, winners, allAmericans } = await getRequestContext().api.honors.ofSport(sport.id);
  const bySport = { sport: sportSlug(sport) };
  const links = [
    { label: 'All-America selections', count: allAmericans, url: href('allAmericans', {}, bySport) },
    { label: 'in the hall of fame', count: inductees, url: hall ? href('honors', { slug: hall }, bySport) : '' },
    { label: 'awards won', count: winners, url: href('awards', {}, bySport) },
  ].filter(({ count }) => count > 0);
  if (links.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="honors">
      <SectionHeading id="honors" more={{ href: href('honorsHome'), label: 'All honors' }}>
        {sport.title} honors
      </SectionHeading>
      <ul className={styles.honors}>
        {links.map(({ label, count, url }) => (
          <li key={label}>
            <SiteLink href={url}>
              <span className={styles.total}>{count}</span> {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
