import { type ComponentType, type ReactNode, ViewTransition } from 'react';

import { createServer } from '../hono-server.ts';
import { themeColorsOf } from './domain/theme.ts';
import { Alerts } from './features/alerts/alerts.tsx';
import { PageErrorBoundary } from './features/errors/client/page-error-boundary.tsx';
import { LiveRefresh } from './features/game/center/live-refresh.tsx';
import { DocumentHead } from './features/layout/document-head.tsx';
import { Isolated } from './features/layout/isolated.tsx';
import { Shell } from './features/layout/shell.tsx';
import { StaffBar } from './features/login/staff-bar.tsx';
import { PolitePopup } from './features/polite-popup/polite-popup.tsx';
import { isRedirect, isRefusal } from './routing/load.ts';
import { getRequestContext } from './routing/request-context.ts';
import { expandPath } from './routing/route-path.ts';
import type { Route } from './routing/routes.ts';
import { href, routes } from './routing/routes.ts';
import { env } from './runtime/env.ts';
import { AdSlot } from './third-party/ads/ad-slot.tsx';
import { ThirdParties } from './third-party/third-parties.tsx';
import { morphType } from './ui/navigation/client/morph.ts';
import { SoftLinks } from './ui/navigation/client/soft-links.tsx';
import { PromotionSlot } from './ui/promotion/promotion-slot.tsx';
import { notFound } from './waku/router.ts';
import { createSite } from './waku/site.ts';

type PageModule = { default: ComponentType<{ data: object; query: URLSearchParams }> };

// the query makes the RSC plugin collect the style sheets of everything a page imports, including markup parts
const pageModules = import.meta.glob<PageModule>('./features/*/*-page.tsx', { query: '?vite-rsc-css-export=default' });

/** Replaces the page of an address with a malformed value. */
const refusedPage = 'errors/refused-page';

/** Loads the page module of a route on its first request. */
const lazyPage = ({ name, page }: Route) => {
  const load = pageModules[`./features/${page}.tsx`];
  return async () => {
    if (!load) throw new Error(`The route table names the page module src/features/${page}.tsx, which does not exist`);
    const { default: Page } = await load();
    const { url, route, loaded } = getRequestContext();
    // the data and the API client belong to the route that the middleware let through: a forged address that makes Waku
    // render another one shows nothing
    const data = route?.name === name ? await loaded : undefined;
    if (name === 'notFound') return <Page data={{}} query={url.searchParams} />;
    // Waku renders the notFound page instead
    if (!data) return notFound();
    if (isRefusal(data)) {
      const refused = await pageModules[`./features/${refusedPage}.tsx`]?.();
      return refused && <refused.default data={data} query={url.searchParams} />;
    }
    // the middleware redirects and discards this render
    return isRedirect(data) ? null : <Page data={data} query={url.searchParams} />;
  };
};

/** Imported dynamically, so that other pages do not load its islands. */
const Splash = async () => {
  const { SplashOverlay } = await import('./features/splash/splash-overlay.tsx');
  return <SplashOverlay />;
};

/** The document. Its error boundary replaces the whole page, because header and footer may fail too. */
const Root = ({ children }: { children: ReactNode }) => {
  const { tenant, route } = getRequestContext();
  // no third parties on staff pages
  const isForFans = route?.access !== 'hidden' && route?.pageType !== 'login';
  const supportEmail = tenant.settings.supportEmail ?? env.SUPPORT_EMAIL;
  return (
    <html lang="en">
      <DocumentHead colors={themeColorsOf(tenant)} appleAppId={tenant.settings.config?.mobileAppleAppId}>
        <LiveRefresh />
      </DocumentHead>
      <body>
        <PageErrorBoundary
          homeHref={href('home')}
          supportEmail={supportEmail}
          collegeName={tenant.name}
          logo={tenant.logo ?? undefined}
        >
          <Shell
            staffBar={<StaffBar />}
            alerts={<Alerts />}
            headerSponsor={<PromotionSlot name="header-sponsor" place="sponsor" label="Sponsor" />}
            headerPromotions={<PromotionSlot name="header-ticket-donate" place="action" label="Tickets and giving" />}
            topAd={isForFans && <AdSlot name="top" />}
            footerPromotion={<PromotionSlot name="footer-slider" place="logo" label="Partners" className="content" />}
            overlays={
              <>
                <Splash />
                <PolitePopup />
              </>
            }
          >
            <ViewTransition default="none" update={{ [morphType]: 'page', default: 'none' }}>
              {children}
            </ViewTransition>
          </Shell>
          {isForFans && (
            <Isolated>
              <ThirdParties />
            </Isolated>
          )}
        </PageErrorBoundary>
        <SoftLinks />
      </body>
    </html>
  );
};

export default createSite({
  root: Root,
  pages: routes
    .filter(({ file }) => !file)
    .flatMap((route) => expandPath(route.path).map((path) => ({ path, component: lazyPage(route) }))),
  createServer,
});
