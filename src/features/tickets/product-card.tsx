import type { ItemOf } from '../../content/define-content.ts';
import type { product } from '../../content/products/product.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { formatMoney } from '../../forms/payments/money.ts';
import { productPrice } from '../../forms/payments/product-price.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import styles from './tickets.module.css';

export type Product = ItemOf<(typeof product)['fields']>;

/** A product with its current price and, while there is a discount, the original price. */
export const ProductCard = ({ item }: { item: Product }) => {
  const { id, title, about, link, place, image, currency, discountEnd } = item;
  const { timezone } = getRequestContext().tenant;
  const { final, original } = productPrice(item, Temporal.Now.instant());
  const lastDay =
    discountEnd && Temporal.Instant.from(discountEnd).toZonedDateTimeISO(timezone).toPlainDate().toString();
  return (
    <li id={`product-${id}`} className={styles.product}>
      {image ? (
        <Picture
          url={image.url}
          focus={image.focus}
          alt={image.altText}
          itemId={id}
          width={480}
          height={300}
          sizes="(max-width: 639px) 100vw, 380px"
        />
      ) : (
        <ProductDrawing place={place} />
      )}
      <h3 className={styles.name}>{link ? <SiteLink href={link}>{title}</SiteLink> : title}</h3>
      {about && <p>{about}</p>}
      <p className={styles.price}>
        {original !== undefined && (
          <s>
            <VisuallyHidden>Regular price </VisuallyHidden>
            {formatMoney(original, currency)}
          </s>
        )}{' '}
        <strong>
          {original !== undefined && <VisuallyHidden>Now </VisuallyHidden>}
          {final === 0 ? 'Free' : formatMoney(final, currency)}
        </strong>
        {original !== undefined && lastDay && <span className={styles.until}> until {shortDay(lastDay)}</span>}
      </p>
    </li>
  );
};
