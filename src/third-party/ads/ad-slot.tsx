import { findSport, type Sport } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { matchRoute } from '../../routing/routes.ts';
import { adSection, adSportGroup } from './ad-sections.ts';
import { adServices } from './ad-services.ts';
import styles from './ad-slot.module.css';
import { AdBox } from './client/ad-box.tsx';
import { type AdSlotName, adSlots } from './slots.ts';

type Props = {
  name: AdSlotName;
  /** Global id of the page's sport, if its path does not contain the sport. */
  globalSportId?: number | null | undefined;
};

/**
 * An ad slot with a reserved height. Renders nothing if the college has no service for it, for crawlers, and on print, text
 * and hidden pages.
 */
export const AdSlot = async ({ name, globalSportId }: Props) => {
  const { tenant, route, isCrawler } = getRequestContext();
  const services = adServices(tenant.settings.config, name);
  if (!services || !route || isCrawler || route.view || route.access === 'hidden') return null;
  const sport = await sportOfPage(globalSportId);
  const targeting = {
    section: adSection({ route: route.name, sport }),
    sport: adSportGroup(sport?.global_sport_id ?? null),
    page: route.pageType,
  };
  const { size } = adSlots[name];
  return (
    <aside className={styles.slot} data-size={size} data-ad-slot={name} aria-label="Advertisement">
      <span className={styles.label} aria-hidden="true">
        Advertisement
      </span>
      <AdBox name={name} services={services} targeting={targeting} />
    </aside>
  );
};

async function sportOfPage(globalSportId: Props['globalSportId']): Promise<Sport | undefined> {
  const { api, url } = getRequestContext();
  const { params = {} } = matchRoute(url.pathname) ?? {};
  const slug = params['sportSlug'] ?? params['slug'] ?? params['globalSportNameSlug'];
  if (slug === undefined && globalSportId == null) return undefined;
  const sports = await api.sports.list();
  return slug === undefined
    ? sports.find(({ global_sport_id }) => global_sport_id === globalSportId)
    : findSport(sports, slug);
}
