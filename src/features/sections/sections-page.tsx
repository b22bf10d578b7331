import { sectionGroups } from '../../domain/site-section.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { loadSections } from './loads.ts';
import styles from './sections.module.css';

const titles = { news: 'News and media', college: 'College', history: 'History and honors', fans: 'Follow and watch' };

/** Every section of the site, because the footer has room for only a few. */
export default function SectionsPage({ data: { sections, sports } }: PageProps<typeof loadSections>) {
  const { tenant } = getRequestContext();
  const teams = sports.map((sport) => ({ title: sport.title, url: href('sport', { slug: sportSlug(sport) }) }));
  return (
    <>
      <Head
        title="All sections"
        description={`Every section of the athletics site of ${tenant.name}: teams, news, photos, videos, podcasts, honors and history.`}
        path={href('sections')}
        items={[]}
        indexed
      />
      <PageHeader title="All sections" />
      <div className={styles.groups}>
        {sectionGroups.map((group) => (
          <SectionGroup
            key={group}
            id={group}
            title={titles[group]}
            links={sections.filter((section) => section.group === group)}
          />
        ))}
        <SectionGroup id="teams" title="Teams" links={teams} />
      </div>
    </>
  );
}

type SectionGroupProps = { id: string; title: string; links: readonly { title: string; url: string }[] };

/** A group of links by title; nothing if there are none. */
function SectionGroup({ id, title, links }: SectionGroupProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles[id]}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <ul className={styles.links}>
        {links
          .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
          .map((link) => (
            <li key={link.url}>
              <SiteLink href={link.url}>{link.title}</SiteLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
