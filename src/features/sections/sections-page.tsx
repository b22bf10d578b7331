import { sectionGroups } from '../../domain/site-section.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Head } from '../../ui/head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { load } from './load-sections.ts';
import { SectionGroup } from './section-group.tsx';
import styles from './sections.module.css';

const titles = { news: 'News and media', college: 'College', history: 'History and honors', fans: 'Follow and watch' };

/** Every section of the site, because the footer has room for only a few. */
export default function SectionsPage({ data: { sections, sports } }: PageProps<typeof load>) {
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
