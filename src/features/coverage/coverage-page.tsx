import type { ItemList, WithContext } from 'schema-dts';

import { broadcaster, media } from '../../content/coverage/broadcaster.ts';
import type { ItemOf } from '../../content/define-content.ts';
import { sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { sportFilter } from '../../ui/controls/sport-filter.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { ContentList } from '../../ui/page/content-list.tsx';
import { itemList } from '../../ui/page/item-list.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { broadcastTable } from './broadcast-table.markup.tsx';
import styles from './coverage.module.css';
import type { loadCoverage } from './loads.ts';

type Broadcaster = ItemOf<(typeof broadcaster)['fields']>;

const titles: Record<(typeof media)[number], string> = { tv: 'Television', radio: 'Radio', streaming: 'Streaming' };

/** The stations, channels and services of each medium. */
const BroadcasterCards = ({ broadcasters }: { broadcasters: readonly Broadcaster[] }) =>
  media
    .map((medium) => ({ medium, items: broadcasters.filter((each) => each.medium === medium) }))
    .filter(({ items }) => items.length > 0)
    .map(({ medium, items }) => (
      <section key={medium} className={styles.section} aria-labelledby={medium}>
        <SectionHeading id={medium}>{titles[medium]}</SectionHeading>
        <ul className={styles.cards}>
          {items.map((item) => (
            <li key={item.id} id={`broadcaster-${item.id}`} className={styles.card}>
              {item.image && (
                <div className={styles.logo}>
                  <Picture url={item.image.url} alt="" itemId={item.id} width={180} height={72} sizes="180px" />
                </div>
              )}
              <h3>{item.link ? <SiteLink href={item.link}>{item.title}</SiteLink> : item.title}</h3>
              {item.channel && <p className={styles.channel}>{item.channel}</p>}
              {/* sanitized by the API */}
              {item.about && <div className={styles.about} dangerouslySetInnerHTML={{ __html: item.about }} />}
              {item.sports.length > 0 && <SportLinks sports={item.sports} />}
            </li>
          ))}
        </ul>
      </section>
    ));

export default function CoveragePage({ data: { broadcasters, games, sport, sports } }: PageProps<typeof loadCoverage>) {
  const { tenant } = getRequestContext();
  const slug = sport && sportSlug(sport);
  const isEmpty = broadcasters.length + games.length === 0;
  return (
    <ContentList
      kind={broadcaster}
      title="Coverage"
      documentTitle={['Coverage', sport?.title].filter(Boolean).join(' · ')}
      description={`How to watch and listen to ${sport?.title ?? tenant.name} games: television, radio, streaming and upcoming broadcasts.`}
      path={href('coverage', {}, { sport: slug })}
      items={broadcasters}
      indexed={!isEmpty}
      data={broadcasters.length > 0 ? serviceList(broadcasters) : undefined}
      lead={<p className={styles.lead}>How to watch and listen to {tenant.shortName} games.</p>}
      filter={(!isEmpty || sport) && [sportFilter(slug, sports)]}
      empty={
        isEmpty && {
          title: 'No broadcasts announced.',
          instead: (
            <>
              Schedules name the stations of a game as soon as they are known.{' '}
              <SiteLink href={href('calendar')}>Calendar</SiteLink>
            </>
          ),
        }
      }
    >
      <BroadcasterCards broadcasters={broadcasters} />
      {games.length > 0 && <Markup of={broadcastTable} props={{ games }} />}
    </ContentList>
  );
}

/** Broadcasters as structured data. */
const serviceList = (broadcasters: readonly Broadcaster[]): WithContext<ItemList> =>
  itemList(
    broadcasters.map(({ title, medium, link, image, channel }) => ({
      '@type': medium === 'radio' ? 'RadioBroadcastService' : 'BroadcastService',
      name: title,
      broadcastDisplayName: [title, channel].filter(Boolean).join(', '),
      ...(link && { url: link }),
      ...(image && { logo: canonicalAddress(image.url) }),
    })),
    'Coverage',
  );
