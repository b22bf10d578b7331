import { sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { SportIcon } from '../../ui/media/sport-icon.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './home-page.module.css';
import { menuSports } from './menu-sports.ts';
import list from './sports-list.module.css';

/** The menu's sports with their pages. */
export async function SportsList() {
  const sports = menuSports(await getRequestContext().api.navigation.main());
  if (sports.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="sports">
      <SectionHeading id="sports">Sports</SectionHeading>
      <ul className={list.sports}>
        {sports.map(({ sport, schedule_roster_news_links: pages }) => {
          const slug = sportSlug(sport);
          return (
            <li key={sport.id}>
              <h3>
                <SiteLink href={href('sport', { slug })}>
                  <SportIcon sport={slug} />
                  {sport.title}
                </SiteLink>
              </h3>
              {pages.map(({ url, title }) => (
                <SiteLink key={url} href={url} aria-label={`${sport.title}: ${title}`}>
                  {title}
                </SiteLink>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
