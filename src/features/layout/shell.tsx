import type { ReactNode } from 'react';

import { sportSlug } from '../../domain/sport.ts';
import { athleticsName } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { type Affiliation, affiliationsOf, conferenceOf } from './affiliations.ts';
import { ShellBehavior } from './client/shell-behavior.tsx';
import { currentSport } from './current-sport.ts';
import { type FooterBarProps, footer } from './footer.markup.tsx';
import footerStyles from './footer.module.css';
import { Header } from './header.tsx';
import homeBandStyles from './home-band.module.css';
import { Isolated } from './isolated.tsx';
import { layoutFlags } from './layout-flags.ts';
import styles from './shell.module.css';
import skipLinkStyles from './skip-link.module.css';
import { sportBar } from './sport-bar.markup.tsx';
import { hasStatistics, sportLinks } from './sport-links.ts';

const mainContentId = 'main-content';

/** The first focusable element. */
const SkipLink = () => (
  <a className={skipLinkStyles.skip} href={`#${mainContentId}`}>
    Skip to main content
  </a>
);

/** Blocks of other features around a page. A failing block is logged and omitted. */
export type ShellSlots = {
  /** Above everything, even on pages without header and footer. */
  staffBar?: ReactNode;
  alerts?: ReactNode;
  /** Tickets and donate, in the header at every width. */
  headerPromotions?: ReactNode;
  headerSponsor?: ReactNode;
  /** Between header and content. */
  topAd?: ReactNode;
  footerPromotion?: ReactNode;
  /** Overlays. */
  overlays?: ReactNode;
};

type ShellProps = ShellSlots & { children: ReactNode };

/** The shell around every page's content; print and text views have none. */
export async function Shell({ children, ...slots }: ShellProps) {
  const { api, route, tenant, url } = getRequestContext();
  const { isAlone, isFullScreen, isFullWidth, pageClass } = layoutFlags(route);
  if (isAlone) {
    return (
      <>
        <Isolated>{slots.staffBar}</Isolated>
        {route?.view && <Isolated>{slots.alerts}</Isolated>}
        <main id={mainContentId} className={pageClass}>
          {children}
        </main>
      </>
    );
  }
  const [menu, sections, sports] = await Promise.all([
    api.navigation.main(),
    api.navigation.sections(),
    api.sports.list(),
  ]);
  const sport = currentSport(url.pathname, sports);
  const { name: college, shortName, logo, settings, timezone } = tenant;
  const homeHref = href('home');
  const social = settings.social ?? [];
  return (
    <>
      {!isFullScreen && <SkipLink />}
      {/* precedes elements that wait for style sheets */}
      <Isolated>{slots.overlays}</Isolated>
      <Isolated>{slots.staffBar}</Isolated>
      <Isolated>{slots.alerts}</Isolated>
      {route?.name === 'home' && <HomeBand mascots={settings.mascotPlural} conference={conferenceOf(settings)} />}
      <Header
        {...{ college, shortName, logo, homeHref, menu, social }}
        statistics={sports.filter(hasStatistics).map(sportSlug)}
        sponsor={slots.headerSponsor}
        promotions={slots.headerPromotions}
      />
      {sport && !sport.non_sport && (
        <Markup
          of={sportBar}
          props={{
            sport: { title: sport.title, slug: sportSlug(sport), href: href('sport', { slug: sportSlug(sport) }) },
            links: sportLinks(sport, await api.navigation.sub({ sportId: sport.id })),
            currentPath: url.pathname,
          }}
        />
      )}
      {!isFullScreen && <Isolated>{slots.topAd}</Isolated>}
      <main
        id={mainContentId}
        tabIndex={-1}
        className={`${pageClass} ${isFullWidth || isFullScreen ? styles.wide : 'content'}`}
        data-sport={sport?.id ?? 0}
      >
        <VisuallyHidden as={route?.name === 'home' ? 'h1' : 'h2'}>{athleticsName(tenant)}</VisuallyHidden>
        {children}
        {route?.name === 'story' && <div className={styles.outstream} data-ad="outstream" />}
      </main>
      <Footer
        promotion={isFullScreen ? null : slots.footerPromotion}
        {...{ college, homeHref, sections, social }}
        siteName={athleticsName(tenant)}
        affiliations={affiliationsOf(settings)}
        address={settings.config?.enableFooterPersonalInfo ? settings.schoolAddress : undefined}
        phone={settings.config?.enableFooterPersonalInfo ? settings.schoolPhoneNumber : undefined}
        year={Temporal.Now.zonedDateTimeISO(timezone).year}
      />
      <ShellBehavior />
    </>
  );
}

type Props = FooterBarProps & { promotion: ReactNode };

/** Always part of the document; CSS reveals it in its reserved space after 1.5 s. */
const Footer = ({ promotion, ...bar }: Props) => (
  <footer className={footerStyles.footer} data-ground="board">
    <Isolated>{promotion}</Isolated>
    <Markup className={footerStyles.bar} of={footer} props={bar} />
  </footer>
);

type HomeBandProps = {
  /** 'Herons' */
  mascots?: string | undefined;
  conference?: Affiliation | undefined;
};

/** The line above the home page's header: nickname and conference. */
const HomeBand = ({ mascots, conference }: HomeBandProps) =>
  mascots && (
    <aside className={homeBandStyles.band} data-ground="board" aria-label={`Home of the ${mascots}`}>
      <p className="content">
        Home of the {mascots}
        {conference && (
          <SiteLink href={conference.url} newTab>
            {conference.name}
          </SiteLink>
        )}
      </p>
    </aside>
  );
