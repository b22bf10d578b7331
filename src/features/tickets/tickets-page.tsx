import { sportSlug } from '../../domain/sport.ts';
import { localNow } from '../../domain/upcoming.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { JumpLinks } from '../../ui/jump-links.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { HotelSponsor } from './hotel-sponsor.tsx';
import type { load } from './load-tickets.ts';
import { NextAtHome } from './next-at-home.tsx';
import { productList } from './product-list.ts';
import { ProductSection } from './product-section.tsx';
import { SportTickets } from './sport-tickets.tsx';
import { TicketOffice } from './ticket-office.tsx';
import { nextWithTickets, ticketSports } from './ticket-sports.ts';

export default function TicketsPage({ data: { sports, products, games, hasHotel } }: PageProps<typeof load>) {
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
