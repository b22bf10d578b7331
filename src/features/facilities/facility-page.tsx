import type { Place, WithContext } from 'schema-dts';

import { facility } from '../../content/facilities/facility.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { ContentHead } from '../../ui/page/content-head.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { DefinitionList } from '../../ui/tables/definition-list.tsx';
import styles from './facility.module.css';
import { type Facility, facilityFacts, seats } from './facility-facts.ts';
import type { loadFacilities } from './loads.ts';
import { NextGames } from './next-games.tsx';

export default function FacilityPage({ data: { item, games } }: PageProps<typeof loadFacilities>) {
  const { tenant } = getRequestContext();
  return (
    <>
      <ContentHead
        kind={facility}
        item={item}
        description={[`${item.title} of ${tenant.name}`, facilityFacts(item)].filter(Boolean).join(': ')}
        image={item.image}
        data={placeOf(item)}
      />
      <article className={styles.page}>
        <h1>{item.title}</h1>
        <div className={styles.overview}>
          {item.image && (
            <Picture
              url={item.image.url}
              focus={item.image.focus}
              alt={item.image.altText}
              itemId={item.id}
              width={1200}
              height={675}
              sizes="(max-width: 1023px) 100vw, 800px"
              eager
            />
          )}
          <DefinitionList
            items={[
              { term: 'Location', value: item.location },
              { term: 'Capacity', value: seats(item) },
              { term: 'Opened', value: item.opened },
              { term: 'Surface', value: item.surface },
              { term: 'Home of', value: item.sports.length > 0 && <SportLinks sports={item.sports} /> },
            ]}
          />
        </div>
        {/* sanitized by the API */}
        {item.about && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: item.about }} />}
      </article>
      <NextGames games={games} />
      <ThirdParties contentId={item.id} />
    </>
  );
}

const placeOf = (item: Facility): WithContext<Place> => ({
  '@context': 'https://schema.org',
  '@type': 'Place',
  '@id': canonicalAddress(item.url ?? ''),
  name: item.title,
  url: canonicalAddress(item.url ?? ''),
  ...(item.location && { address: item.location }),
  ...(item.capacity !== null && { maximumAttendeeCapacity: item.capacity }),
  ...(item.image && { image: canonicalAddress(item.image.url) }),
});
