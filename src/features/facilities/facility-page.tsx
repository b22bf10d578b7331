import type { Place, WithContext } from 'schema-dts';

import type { EventGame } from '../../api/events/schema.ts';
import { facility } from '../../content/facilities/facility.ts';
import { gameStart } from '../../domain/game-start.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { ContentHead } from '../../ui/page/content-head.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { DefinitionList } from '../../ui/tables/definition-list.tsx';
import styles from './facility.module.css';
import { type Facility, facilityFacts, seats } from './facility-facts.ts';
import type { loadFacilities } from './loads.ts';

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

/** The next games in a facility, each with its row in the schedule; nothing without games. */
const NextGames = ({ games }: { games: readonly EventGame[] }) =>
  games.length > 0 && (
    <section className={styles.next} aria-labelledby="next">
      <SectionHeading id="next" more={{ href: href('calendar'), label: 'Calendar' }}>
        Next games here
      </SectionHeading>
      <ul className={styles.games}>
        {games.map(({ opponent, ...game }) => (
          <li key={game.id} className={styles.game}>
            {opponent.id !== null && <TeamLogo name={opponent.name} url={opponent.image} />}
            <p>
              <span className={styles.sport}>{game.sport.title}</span>
              <SiteLink href={scheduleRowAddress(game)}>
                {opponent.id !== null && 'vs '}
                {opponent.title}
              </SiteLink>
              <GameTime start={gameStart(game)} day={shortDay(game.venueDate)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
