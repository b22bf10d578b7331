import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import styles from './news.module.css';
import type { News } from './news-list.ts';
import { newsAddress } from './news-query.ts';

const related = [
  { label: 'Photos', address: href('galleries') },
  { label: 'Tags', address: href('tags') },
  { label: 'RSS feeds', address: href('rssFeeds') },
];

/** Menus of the sports and years with stories, and links to related lists. */
export function NewsFilters({ news: { sport, year, sports, years } }: { news: News }) {
  const slug = sport && sportSlug(sport);
  const own = slug === undefined ? {} : { sport: slug };
  const choices = sports.map((each) => ({
    title: each.title,
    href: newsAddress({ sport: sportSlug(each) }),
    current: each.id === sport?.id,
  }));
  return (
    <div className={styles.filters}>
      <SeasonPicker label="Sport:" seasons={[{ title: 'All', href: newsAddress({}), current: !sport }, ...choices]} />
      <SeasonPicker
        label="Year:"
        seasons={[
          { title: 'All', href: newsAddress(own), current: year === undefined },
          ...years.map((each) => ({
            title: String(each.year),
            href: newsAddress({ ...own, year: each.year }),
            current: each.year === year,
          })),
        ]}
      />
      {related.map((link) => (
        <SiteLink key={link.label} className={styles.related} href={link.address}>
          {link.label}
        </SiteLink>
      ))}
    </div>
  );
}
