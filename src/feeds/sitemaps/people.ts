import type { ApiClient } from '../../api/client.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { SitemapUrl } from './sitemap-xml.ts';

/** A sport's players: a page per player and season. */
export const peopleUrls = async (api: ApiClient, sport: Sport): Promise<SitemapUrl[]> => {
  const slug = sportSlug(sport);
  const seasons = await api.rosters.list(slug);
  const rosters = await Promise.all(seasons.map(({ rosterId }) => api.rosters.get(rosterId)));
  return rosters
    .flatMap((roster) => roster?.players ?? [])
    .map((player) => ({ address: canonicalAddress(player.url), modified: player.lastUpdated }));
};
