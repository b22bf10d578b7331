import type { ItemList, WithContext } from 'schema-dts';

import { formatDecimal } from '../../forms/payments/money.ts';
import { productPrice } from '../../forms/payments/product-price.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { itemList } from '../../ui/page/item-list.ts';
import type { Product } from './product-card.tsx';

/** Products with their current offers as structured data. */
export const productList = (products: readonly Product[], now: Temporal.Instant): WithContext<ItemList> =>
  itemList(
    products.map((product) => {
      const { title, about, image, link, currency, discountEnd, url } = product;
      const { final, original } = productPrice(product, now);
      return {
        '@type': 'Product',
        '@id': canonicalAddress(url ?? ''),
        name: title,
        ...(about && { description: about }),
        ...(image && { image: canonicalAddress(image.url) }),
        offers: {
          '@type': 'Offer',
          price: formatDecimal(final, currency),
          priceCurrency: currency,
          availability: 'https://schema.org/InStock',
          ...(link && { url: link.startsWith('/') ? canonicalAddress(link) : link }),
          ...(original !== undefined && discountEnd && { priceValidUntil: discountEnd }),
        },
      };
    }),
  );
