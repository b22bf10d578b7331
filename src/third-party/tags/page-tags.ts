import type { TrackingTag } from '../../api/tracking-tags/schema.ts';
import { carriesImage } from '../../domain/tracking-tag.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { matchRoute } from '../../routing/routes.ts';
import { parseSwitches } from '../switches.ts';

/**
 * The tags of the page being rendered; none if they are switched off. Tags with tracking pixels, which a remote API may
 * send, are omitted.
 *
 * @param contentId id of the page's story, player or game
 */
export const pageTags = async (contentId?: number): Promise<TrackingTag[]> => {
  const { api, route, tenant, url } = getRequestContext();
  const isOff = tenant.settings.config?.trackingTagsEnabled === false;
  if (!route || isOff || !parseSwitches(url.searchParams).areTagsEnabled) return [];
  const { params = {} } = matchRoute(url.pathname) ?? {};
  const sportName = params['sportSlug'] ?? params['slug'] ?? params['globalSportNameSlug'];
  const tags = await api.trackingTags.search({
    PageTemplate: route.pageType,
    SportName: sportName,
    ContentId: contentId,
  });
  return tags.filter((tag) => !carriesImage(tag));
};
