import { sportSlug } from '../../domain/sport.ts';
import { localNow } from '../../domain/upcoming.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { EmailLink } from '../../ui/controls/email-link.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { JumpLinks } from '../../ui/page/jump-links.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { PromotionSlot } from '../../ui/promotion/promotion-slot.tsx';
import { DefinitionList } from '../../ui/tables/definition-list.tsx';
import { hotelPlace, type loadTickets } from './loads.ts';
import { NextAtHome } from './next-at-home.tsx';
import { type Product, ProductCard } from './product-card.tsx';
import { productList } from './product-list.ts';
import { TicketGames } from './ticket-games.tsx';
import { nextWithTickets, type TicketSport, ticketSports } from './ticket-sports.ts';
import styles from './tickets.module.css';

export default function TicketsPage({ data: { sports, products, games, hasHotel } }: PageProps<typeof loadTickets>) {
  const { tenant } = getRequestContext();
  const forAll = products.filter(({ sports: of }) => of.length === 0);
  const shop = products.filter(({ place, sports: of }) => place === 'shop' && of.length > 0);
  const offered = ticketSports(
    sports,
    games,
    products.filter(({ place }) => place === 'tickets'),
  );
  const next = nextWithTickets(offered, localNow(tenant.timezone));
  const isEmpty = products.length + offered.length === 0;
  return (
    <>
      <Head
        title="Tickets"
        description={`Home games, season tickets and the ticket office of ${tenant.name} athletics.`}
        path={href('tickets')}
        items={products}
        indexed={!isEmpty}
      />
      {products.length > 0 && <JsonLd data={productList(products, Temporal.Now.instant())} />}
      <PageHeader title="Tickets" />
      {isEmpty && (
        <EmptyState title="No tickets on sale.">
          <p>
            Home games are on the <SiteLink href={href('calendar')}>calendar</SiteLink>.
          </p>
        </EmptyState>
      )}
      {next && <NextAtHome {...next} today={localNow(tenant.timezone).today} />}
      <JumpLinks
        label="Sports"
        links={offered.map(({ sport }) => ({ id: `tickets-${sportSlug(sport)}`, label: sport.title }))}
      />
      {offered.map((each) => (
        <SportTickets key={each.sport.id} offer={each} />
      ))}
      <ProductSection id="passes" title="Passes" products={forAll.filter(({ place }) => place === 'tickets')} />
      <ProductSection id="shop" title="Shop" products={[...forAll.filter(({ place }) => place === 'shop'), ...shop]} />
      <TicketOffice />
      {hasHotel && <HotelSponsor />}
    </>
  );
}

/** The hotel sponsor, for fans who stay overnight. */
const HotelSponsor = () => (
  <section className={styles.section} aria-labelledby="hotel">
    <SectionHeading id="hotel">Where to stay</SectionHeading>
    <div className={styles.hotel}>
      <PromotionSlot name={hotelPlace} place="tile" label="Where to stay" />
    </div>
  </section>
);

/** Products under a heading; nothing without products. */
const ProductSection = ({ id, title, products }: { id: string; title: string; products: readonly Product[] }) =>
  products.length > 0 && (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <ul className={styles.products}>
        {products.map((item) => (
          <ProductCard key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );

/** The next home games of a sport and its season tickets. */
const SportTickets = ({ offer: { sport, games, products } }: { offer: TicketSport }) => {
  const id = `tickets-${sportSlug(sport)}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id}>{sport.title}</SectionHeading>
      {games.length > 0 && <TicketGames sport={sport} games={games} />}
      {products.length > 0 && (
        <ul className={styles.products}>
          {products.map((item) => (
            <ProductCard key={item.id} item={item} />
          ))}
        </ul>
      )}
      <p className={styles.more}>
        <SiteLink href={href('schedule', { globalSportNameSlug: sportSlug(sport) })}>{sport.title} schedule</SiteLink>
      </p>
    </section>
  );
};

/** How to reach the ticket office; nothing if the college has not entered any contact. */
const TicketOffice = () => {
  const { settings } = getRequestContext().tenant;
  const { ticketsUrl, schoolPhoneNumber: phone, schoolAddress, supportEmail } = settings;
  if (!ticketsUrl && !phone && !supportEmail) return null;
  return (
    <section className={styles.office} aria-label="Ticket office">
      <DefinitionList
        items={[
          { term: 'Online', value: ticketsUrl && <SiteLink href={ticketsUrl}>Ticket office</SiteLink> },
          { term: 'Phone', value: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> },
          { term: 'E-mail', value: supportEmail && <EmailLink address={supportEmail} /> },
          { term: 'Address', value: schoolAddress },
        ]}
      />
    </section>
  );
};
