import { href } from '../../routing/routes.ts';
import { defineContent, type FieldProblem } from '../define-content.ts';
import { instant } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, integer, link, pattern, text } from '../fields/plain.ts';
import { sports } from '../fields/references.ts';

/** A product sold on another site: season tickets, or merchandise. */
export const product = defineContent({
  name: 'product',
  about: 'Season tickets and shop products',
  path: '/Products',
  fields: {
    title: text('Name'),
    place: choice('Place', ['tickets', 'shop'], { hint: 'the section of the tickets page that lists it' }),
    about: text('Description', { max: 300 }).optional(),
    price: integer('Price', { hint: 'in minor units without the discount, such as 6000 for $60.00' }),
    currency: pattern('Currency', /^[A-Z]{3}$/, 'a currency code such as USD').default('USD'),
    discountType: choice('Discount type', ['amount', 'percent'], {
      hint: 'whether the discount is an amount or a percentage',
    }).optional(),
    discountAmount: integer('Discount', { min: 1, hint: 'minor units or percent off the price' }).optional(),
    discountEnd: instant('Discount end', { hint: 'when the discount ends (default: never)' }).optional(),
    link: link('Link', { hint: 'where it is sold' }),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'products' }).optional(),
    sports: sports('Sports', { hint: 'the sports it is for (default: all)' }),
    position: integer('Position', { hint: 'its rank, lower first (default: last)' }).filled(),
  },
  visibility: 'published',
  order: ['place', 'position'],
  unique: [['title', 'place']],
  filters: ['sportId', 'place'],
  search: { title: 'A', about: 'B' },
  columns: ['title', 'place', 'price', 'sports', 'access'],
  url: ({ id }) => `${href('tickets')}#product-${id}`,
  listUrl: () => href('tickets'),
  section: { title: 'Tickets', group: 'fans' },
  lapse: { at: 'discountEnd', fields: ['discountType', 'discountAmount', 'discountEnd'] },
  check: ({ discountType, discountAmount }): FieldProblem[] => {
    if ((discountType === null) !== (discountAmount === null))
      return [{ field: 'discountAmount', message: 'it and discountType have to be set together' }];
    if (discountType === 'percent' && (discountAmount ?? 0) > 100)
      return [{ field: 'discountAmount', message: 'it has to be at most 100 percent' }];
    return [];
  },
});
