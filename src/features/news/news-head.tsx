import type { CollectionPage, WithContext } from 'schema-dts';

import { sportSlug } from '../../domain/sport.ts';
import { athleticsName } from '../../domain/tenant.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { newsFeedAddress } from '../../routing/news-feed-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { breadcrumbList } from '../../ui/page/breadcrumb-list.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { storyItemList } from '../../ui/stories/story-item-list.ts';
import type { News } from './news-list.ts';
import { newsAddress } from './news-query.ts';
import { newsTitle } from './news-title.ts';

/** Metadata, structured data and breadcrumbs of a list of stories. */
export function NewsHead({ news }: { news: News }) {
  const { tenant } = getRequestContext();
  const { sport, year, stories } = news;
  const slug = sport && sportSlug(sport);
  const own = slug === undefined ? {} : { sport: slug };
  const title = newsTitle(news);
  const address = newsAddress({ ...own, year, page: stories.page });
  const steps = [
    { name: sport ? sport.title : 'News', path: sport && slug ? href('sport', { slug }) : href('news') },
    ...(sport ? [{ name: 'News', path: newsAddress(own) }] : []),
    ...(year === undefined ? [] : [{ name: String(year), path: newsAddress({ ...own, year }) }]),
  ];
  const list: WithContext<CollectionPage> = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': canonicalAddress(address),
    name: title,
    mainEntity: storyItemList(stories.items),
  };
  return (
    <>
      <Head
        title={stories.page > 1 ? `${title}, page ${stories.page}` : title}
        description={`${title} of ${tenant.name}: recaps, previews and features, newest first.`}
        path={address}
        indexed={stories.total > 0}
        feed={{
          href: newsFeedAddress(own),
          title: `${sport ? `${tenant.name} ${sport.title}` : athleticsName(tenant)} News`,
        }}
      />
      <JsonLd data={list} />
      {steps.length > 1 && (
        <>
          <JsonLd data={breadcrumbList(steps)} />
          <Breadcrumbs
            items={steps.map(({ name, path }, index) => ({
              label: name,
              ...(index < steps.length - 1 && { href: path }),
            }))}
          />
        </>
      )}
    </>
  );
}
