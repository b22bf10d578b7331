import { awardWinner } from '../../content/honors/award-winner.ts';
import { honorTeamName } from '../../domain/honors/categories.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { enDashed } from '../../web/text.ts';
import styles from './home-page.module.css';

const shownWinners = 6;

/** The latest award winners of a sport, and links to its hall of famers and All-Americans; nothing if there are none. */
export async function SportHonors({ sport }: { sport: Sport }) {
  const { api } = getRequestContext();
  const [{ inductees, hall, winners, allAmericans }, latest] = await Promise.all([
    api.honors.ofSport(sport.id),
    api.content.list(awardWinner, { sportId: sport.id, size: shownWinners }),
  ]);
  const bySport = { sport: sportSlug(sport) };
  const links = [
    {
      label: `All-America ${allAmericans === 1 ? 'selection' : 'selections'}`,
      count: allAmericans,
      url: href('allAmericans', {}, bySport),
    },
    { label: 'in the hall of fame', count: inductees, url: hall ? href('honors', { slug: hall }, bySport) : '' },
    { label: winners === 1 ? 'award won' : 'awards won', count: winners, url: href('awards', {}, bySport) },
  ].filter(({ count }) => count > 0);
  if (links.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="honors">
      <SectionHeading id="honors" more={{ href: href('honorsHome'), label: 'All honors' }}>
        {sport.title} honors
      </SectionHeading>
      <ul className={styles.winners}>
        {latest.items.map(({ id, season, title, award, team, people: [person] }) => (
          <li key={id}>
            <b>{person?.url ? <SiteLink href={person.url}>{title}</SiteLink> : title}</b>
            {[award?.title, team && honorTeamName(team), enDashed(season)].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
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
