import { type } from 'arktype';

import { promotionEffects, promotionTypes } from '../../domain/promotion.ts';
import { picture } from '../images/picture.ts';

/** A campaign, as a promotion place shows it. */
export const promotionItem = type({
  id: 'number.integer',
  title: 'string',
  hover_text: 'string | null',
  /** A path of this site or an address of another. */
  link: 'string | null',
  open_in_new_window: 'boolean',
  css_class: 'string | null',
  /** Name of an icon. */
  icon: 'string | null',
  /** Sanitised. */
  html: 'string | null',
  picture: picture.or('null'),
});
export type PromotionItem = typeof promotionItem.infer;

export const swiperAnswer = type({
  slides_per_view: 'number > 0',
  space_between: 'number >= 0',
  /** Selectors of the two buttons. */
  navigation: type({ prevEl: 'string', nextEl: 'string' }).or('false'),
  pagination: 'boolean',
  /** By the width of the window in pixels. */
  breakpoints: type({ '[string]': type({ slides_per_view: 'number > 0', space_between: 'number >= 0' }) }),
  /** Milliseconds a slide stays. */
  autoplay: type({ delay: 'number.integer' }).or('false'),
  pausable: 'boolean',
});
export type SwiperAnswer = typeof swiperAnswer.infer;

/** What a place shows now; without campaigns there is no answer. */
export const promotion = type({
  /** Id of the place. */
  content_id: 'number.integer',
  location: type({
    type: type.enumerated(...promotionTypes),
    effect: type.enumerated(...promotionEffects),
    name: 'string',
  }),
  campaigns: promotionItem.array().atLeastLength(1),
  /** The one to show where the type is single; null for the other types. */
  single: promotionItem.or('null'),
  /** The one to show where the type is single and the effect random, drawn anew at least once a minute; else null. */
  random_single: promotionItem.or('null'),
  swiper_options: swiperAnswer,
});
export type Promotion = typeof promotion.infer;

/** What became of a message about views. */
export const impressionReceipt = type({
  counted: 'number.integer[]',
  ignored: type({ id: 'number.integer', reason: 'string' }).array(),
});
