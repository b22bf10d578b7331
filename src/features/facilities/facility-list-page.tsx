import { facility } from '../../content/facilities/facility.ts';
import { sportTitles } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import cardTitle from '../../ui/page/card-title.module.css';
import { ContentList } from '../../ui/page/content-list.tsx';
import styles from './facility.module.css';
import { placeAndSize } from './facility-facts.ts';
import type { loadFacilityList } from './loads.ts';

export default function FacilityListPage({ data: { items } }: PageProps<typeof loadFacilityList>) {
  const { tenant } = getRequestContext();
  return (
    <div className={styles.list}>
      <ContentList
        kind={facility}
        description={`Where ${tenant.shortName} teams play: stadiums, gyms and courses with capacity and location.`}
        indexed={items.length > 0}
        empty={
          items.length === 0 && {
            title: 'No facilities listed yet.',
            instead: (
              <>
                Each schedule names the venue of every game. <SiteLink href={href('home')}>Home</SiteLink>
              </>
            ),
          }
        }
      >
        <ul className={styles.grid}>
          {items.map((item) => (
            <li key={item.id} className={styles.card} data-bare={item.image ? undefined : ''}>
              {item.image && (
                <Picture
                  url={item.image.url}
                  focus={item.image.focus}
                  alt=""
                  itemId={item.id}
                  width={480}
                  height={270}
                  sizes="(max-width: 719px) 100vw, 480px"
                />
              )}
              <h2 className={`${cardTitle.title} ${styles.name}`}>
                <SiteLink href={item.url ?? ''}>{item.title}</SiteLink>
              </h2>
              {placeAndSize(item) && <p className={styles.place}>{placeAndSize(item)}</p>}
              {item.sports.length > 0 && <p>{sportTitles(item.sports)}</p>}
            </li>
          ))}
        </ul>
      </ContentList>
    </div>
  );
}
