import type { CollectionPage, WithContext } from 'schema-dts';

import { sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { DataOf } from '../../routing/load.ts';
import { newsFeedAddress } from '../../routing/news-feed-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { breadcrumbList } from '../../ui/page/breadcrumb-list.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { storyItemList } from '../../ui/stories/story-item-list.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { truncate } from '../../web/text.ts';
import type { loadTag } from './loads.ts';

export function TagHead({ tag: data, indexed }: { tag: DataOf<typeof loadTag>; indexed: boolean }) {
  const { tenant } = getRequestContext();
  const { item, sport, slugs, stories } = data;
  const title = sport ? `${item.title}: ${sport.title}` : item.title;
  const page = stories.page > 1 ? stories.page : undefined;
  const about = truncate(stripHtml(item.about ?? '').trim(), 200);
  const breadcrumbs = [
    { name: 'Tags', path: href('tags') },
    { name: item.title, path: href('tag', { tagSlug: item.slug }) },
    ...(sport ? [{ name: sport.title, path: href('tag', slugs) }] : []),
  ];
  const list: WithContext<CollectionPage> = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': canonicalAddress(href('tag', slugs, { page })),
    name: title,
    ...(about && { description: about }),
    mainEntity: storyItemList(stories.items),
  };
  return (
    <>
      <Head
        title={page ? `${title}, page ${page}` : title}
        description={about || `Stories and photos about ${title} of ${tenant.name}.`}
        path={href('tag', slugs, { page })}
        image={item.image}
        indexed={indexed}
        feed={{
          href: newsFeedAddress({ tag: item.slug, sport: sport && sportSlug(sport) }),
          title: `${title}, ${tenant.name}`,
        }}
      />
      <JsonLd data={list} />
      <JsonLd data={breadcrumbList(breadcrumbs)} />
    </>
  );
}
