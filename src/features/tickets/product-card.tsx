import type { ItemOf } from '../../content/define-content.ts';
import type { product } from '../../content/products/product.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { formatMoney } from '../../forms/payments/money.ts';
import { productPrice } from '../../forms/payments/product-price.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { monogram } from '../../web/text.ts';
import productDrawingStyles from './product-drawing.module.css';
import styles from './tickets.module.css';

/** In place of a missing picture: a ticket or a price tag in the college's colors with its initials. */
const ProductDrawing = ({ place }: { place: 'tickets' | 'shop' }) => {
  const { shortName } = getRequestContext().tenant;
  const Shape = shapes[place];
  return (
    <svg className={productDrawingStyles.drawing} viewBox="0 0 480 300" width="480" height="300" aria-hidden="true">
      <rect className={productDrawingStyles.ground} width="480" height="300" />
      <Shape initials={monogram(shortName).slice(0, 3)} />
    </svg>
  );
};

/** A stub and a perforation, with notches at its ends. */
const Ticket = ({ initials }: { initials: string }) => (
  <g transform="rotate(-6 240 150)">
    <path className={productDrawingStyles.shape} d="M60 76h276a14 14 0 0 0 28 0h56v148h-56a14 14 0 0 0-28 0H60z" />
    <path className={productDrawingStyles.band} d="M60 76h26v148H60z" />
    <path className={productDrawingStyles.perforation} d="M350 98v104" />
    <text className={productDrawingStyles.initials} x="211" y="182" textAnchor="middle" fontSize="92">
      {initials}
    </text>
    <path className={productDrawingStyles.lines} d="M376 112h26M376 132h26M376 152h26M376 172h26M376 192h26" />
  </g>
);

/** A tag on a string. */
const Tag = ({ initials }: { initials: string }) => (
  <g transform="rotate(8 240 150)">
    <path className={productDrawingStyles.string} d="M240 62C240 34 262 26 296 -10" />
    <path className={productDrawingStyles.shape} d="M204 44h72l44 44v174H160V88z" />
    <path className={productDrawingStyles.band} d="M160 236h160v26H160z" />
    <circle className={productDrawingStyles.hole} cx="240" cy="72" r="12" />
    <text className={productDrawingStyles.initials} x="240" y="192" textAnchor="middle" fontSize="80">
      {initials}
    </text>
  </g>
);

const shapes = { tickets: Ticket, shop: Tag };

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
