import { sportSlug } from '../../domain/sport.ts';
import type { DataOf } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { loadTag } from './loads.ts';
import styles from './tags.module.css';

/** Breadcrumbs, title, the menu of sports, description and picture of a tag. */
export function TagTop({ tag: { item, sport, sports } }: { tag: DataOf<typeof loadTag> }) {
  const tagSlug = item.slug;
  const choices = sports.map((each) => ({
    title: each.title,
    href: href('tag', { tagSlug, sportSlug: sportSlug(each) }),
    current: each.id === sport?.id,
  }));
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Tags', href: href('tags') },
          ...(sport
            ? [{ label: item.title, href: href('tag', { tagSlug }) }, { label: sport.title }]
            : [{ label: item.title }]),
        ]}
      />
      <PageHeader title={sport ? `${item.title}: ${sport.title}` : item.title}>
        {sports.length > 1 && (
          <SeasonPicker
            label="Sport:"
            seasons={[{ title: 'All', href: href('tag', { tagSlug }), current: !sport }, ...choices]}
          />
        )}
      </PageHeader>
      {(item.about || item.image) && (
        <div className={styles.top}>
          {/* sanitized by the API */}
          {item.about && <div className={styles.about} dangerouslySetInnerHTML={{ __html: item.about }} />}
          {item.image && (
            <Picture
              url={item.image.url}
              alt={item.image.altText}
              focus={item.image.focus}
              width={400}
              height={225}
              eager
            />
          )}
        </div>
      )}
    </>
  );
}
