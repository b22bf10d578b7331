import type { ReactNode } from 'react';
import { sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../request-context.ts';
import { href } from '../../routes.ts';
import { CloseMenus } from '../../ui/client/close-menus.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { affiliationsOf } from './affiliations.ts';
import { currentSport } from './current-sport.ts';
import { footer } from './footer.markup.tsx';
import { header } from './header.markup.tsx';
import { Isolated } from './isolated.tsx';
import { toMenu } from './menu.ts';
import styles from './shell.module.css';
import { MAIN_CONTENT_ID, SkipLink } from './skip-link.tsx';
import { sportBar } from './sport-bar.markup.tsx';
import { sportLinks } from './sport-links.ts';

/** Blocks of other features around a page. One that fails is logged and left out. */
export type ShellSlots = {
  /** Above everything. */
  alerts?: ReactNode;
  /** Tickets and donate, in the header at every width. */
  headerPromotions?: ReactNode;
  headerSponsor?: ReactNode;
  /** Between header and content. */
  topAd?: ReactNode;
  footerPromotion?: ReactNode;
  /** What lies over the page. */
  overlays?: ReactNode;
};

type ShellProps = ShellSlots & { children: ReactNode };

/** What surrounds the content of every page. Print and text views stand alone. */
export async function Shell({
  alerts,
  headerPromotions,
  headerSponsor,
  topAd,
  footerPromotion,
  overlays,
  children,
}: ShellProps) {
  const { api, route, tenant, url } = getRequestContext();
  if (route?.view) {
    return <main id={MAIN_CONTENT_ID}>{children}</main>;
  }
  const [menu, sports] = await Promise.all([api.navigation.main(), api.sports.list()]);
  const sport = currentSport(url.pathname, sports);
  const added = sport ? await api.navigation.sub(sport.id) : [];
  const { name: college, shortName, logo, settings, timezone } = tenant;
  const homeHref = href('home');
  return (
    <>
      <SkipLink />
      <Isolated>{alerts}</Isolated>
      <Markup
        className={styles.sticky}
        of={header}
        props={{ college, shortName, logo, homeHref, menu: toMenu(menu) }}
      />
      <Isolated>{headerSponsor}</Isolated>
      <Isolated>{headerPromotions}</Isolated>
      {sport && (
        <Markup
          of={sportBar}
          props={{
            sport: { title: sport.title, slug: sportSlug(sport), href: href('sport', { slug: sportSlug(sport) }) },
            links: sportLinks(sport, toMenu(added)),
            currentPath: url.pathname,
          }}
        />
      )}
      <Isolated>{topAd}</Isolated>
      <main
        id={MAIN_CONTENT_ID}
        tabIndex={-1}
        className={route?.fullWidth || route?.fullScreen ? styles.wide : 'content'}
      >
        <VisuallyHidden as={route?.name === 'home' ? 'h1' : 'h2'}>{college} Athletics</VisuallyHidden>
        {children}
      </main>
      <Isolated>{footerPromotion}</Isolated>
      <Markup
        of={footer}
        props={{
          college,
          homeHref,
          sports: sports
            .filter((each) => !each.non_sport)
            .map((each) => ({ id: each.id, title: each.title, href: href('sport', { slug: sportSlug(each) }) })),
          social: settings.social ?? [],
          affiliations: affiliationsOf(settings),
          address: settings.schoolAddress,
          phone: settings.schoolPhoneNumber,
          year: Temporal.Now.zonedDateTimeISO(timezone).year,
        }}
      />
      <CloseMenus />
      <Isolated>{overlays}</Isolated>
    </>
  );
}
