import type { Archives } from '../../api/history/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { enDashed } from '../../web/text.ts';
import { archiveLinks } from './archive-links.ts';
import styles from './history.module.css';

/** Maximum number of seasons per sport in the list of all sports; the sport's own page has the others. */
const maxSeasons = 5;

/** Each sport with its latest past seasons and links to their content. */
const ArchiveLists = ({ archives }: { archives: Archives }) => (
  <div className={styles.sports}>
    {archives.map(({ sport, seasons }) => {
      const slug = sportSlug(sport);
      return (
        <section key={sport.id} aria-labelledby={`sport-${sport.id}`}>
          <h2 className={styles.sport} id={`sport-${sport.id}`}>
            <SiteLink href={href('sportArchives', { slug })}>{sport.title}</SiteLink>
          </h2>
          <dl className={styles.seasons}>
            {seasons.slice(0, maxSeasons).map((season) => (
              <div key={season.title}>
                <dt>{enDashed(season.title)}</dt>
                {archiveLinks(slug, season).map((link) => (
                  <dd key={link.href}>
                    <SiteLink
                      className={styles.link}
                      href={link.href}
                      aria-label={`${enDashed(season.title)} ${sport.title} ${link.label}`}
                    >
                      {link.label}
                    </SiteLink>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          {seasons.length > maxSeasons && (
            <p>
              <SiteLink className={styles.link} href={href('sportArchives', { slug })}>
                All {seasons.length} past {sport.title} seasons
              </SiteLink>
            </p>
          )}
        </section>
      );
    })}
  </div>
);

export const archiveLists = defineMarkup('features/history/archive-lists', ArchiveLists);
