import { SectionHeading } from '../../ui/section-heading.tsx';
import { type Product, ProductCard } from './product-card.tsx';
import styles from './tickets.module.css';

type Props = { id: string; title: string; products: readonly Product[] };

/** Products under a heading; nothing without products. */
export const ProductSection = ({ id, title, products }: Props) =>
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
