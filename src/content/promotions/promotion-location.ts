import { promotionEffects, promotionTypes, swiperOptions } from '../../domain/promotion.ts';
import { defineContent } from '../define-content.ts';
import { choice, json, pattern } from '../fields/plain.ts';
import { sport } from '../fields/references.ts';

/** A place for promotions, named such as `header` or `home-rotator`; a sport may have its own place of the same name. */
export const promotionLocation = defineContent({
  name: 'promotionLocation',
  noun: 'place',
  plural: 'places of promotions',
  group: 'promotion',
  verbPrefix: 'place',
  fields: {
    name: pattern(
      'Name',
      /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/,
      '1-60 lower-case letters, digits or inner hyphens',
      {
        hint: 'its name, such as home-rotator',
      },
    ),
    sportId: sport('Sport', { hint: 'the sport it belongs to (default: the whole site)' }).optional(),
    type: choice('Type', promotionTypes, { hint: 'how its campaigns are shown' }),
    effect: choice('Effect', promotionEffects, { hint: 'which of them, or how they change' }),
    swiper: json('Rotator', swiperOptions, {
      hint: 'how a rotator slides',
      example: '{"slidesPerView":3,"autoplay":8000}',
    }).default({}),
  },
  visibility: 'public',
  order: 'name',
  columns: ['name', 'sport', 'type', 'effect', 'swiper'],
  unique: [['name', 'sportId']],
  isPermanent: true,
});
