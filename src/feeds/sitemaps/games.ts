import type { ApiClient } from '../../api/client.ts';
import type { Sport } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { everyItem } from './every-item.ts';
import type { SitemapUrl } from './sitemap-xml.ts';

/** A sport's games with a box score, newest first. */
export async function* gameUrls(api: ApiClient, sport: Sport): AsyncGenerator<SitemapUrl> {
  for await (const game of everyItem((asked) => api.events.results({ ...asked, sportId: sport.id }))) {
    if (game.boxscoreUrl) yield { address: canonicalAddress(game.boxscoreUrl) };
  }
}
