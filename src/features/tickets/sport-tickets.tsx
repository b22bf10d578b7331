import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { ProductCard } from './product-card.tsx';
import { TicketGames } from './ticket-games.tsx';
import type { TicketSport } from './ticket-sports.ts';
import styles from './tickets.module.css';

/** The next home games of a sport and its season tickets. */
export const SportTickets = ({ offer: { sport, games, products } }: { offer: TicketSport }) => {
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
