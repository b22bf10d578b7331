import { PromotionSlot } from '../../ui/promotion/promotion-slot.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { hotelPlace } from './load-tickets.ts';
import styles from './tickets.module.css';

/** The hotel sponsor, for fans who stay overnight. */
export const HotelSponsor = () => (
  <section className={styles.section} aria-labelledby="hotel">
    <SectionHeading id="hotel">Where to stay</SectionHeading>
    <div className={styles.hotel}>
      <PromotionSlot name={hotelPlace} place="tile" label="Where to stay" />
    </div>
  </section>
);
