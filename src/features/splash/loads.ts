import { isOnDisplay } from '../../domain/display-dates.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';

/** Outside its dates, a splash is visible only to staff; other readers are redirected to the home page. */
export const loadSplash = async ({ route, params, api }: LoadRequest<'splash'>) => {
  const isPreview = route.access === 'hidden';
  const find = isPreview ? api.splash.hidden : api.splash.get;
  const id = parseRowId(params.splashId);
  const splash = id === undefined ? undefined : await find(id);
  return splash && (isPreview || isOnDisplay(splash, Date.now())) ? { splash } : redirectTo(href('home'), 307);
};
