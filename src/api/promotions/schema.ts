import { type } from 'arktype';

import { promotionEffects, promotionTypes } from '../../domain/promotion.ts';
import { contract } from '../contract.ts';
import { picture } from '../images/picture.ts';
import { idOf, idsOf, promotionName, recordKey, required, sportIdOrHome } from '../parameters.ts';

/** A campaign in a promotion place. */
export const promotionItem = type({
  id: 'number.integer',
  title: 'string',
  hover_text: 'string | null',
  /** A path on this site or an external URL. */
  link: 'string | null',
  open_in_new_window: 'boolean',
  css_class: 'string | null',
  /** Name of an icon. */
  icon: 'string | null',
  /** Sanitized. */
  html: 'string | null',
  picture: picture.or('null'),
});
export type PromotionItem = typeof promotionItem.infer;

export const swiperResponse = type({
  slides_per_view: 'number > 0',
  space_between: 'number >= 0',
  /** Selectors of the two buttons. */
  navigation: type({ prevEl: 'string', nextEl: 'string' }).or('false'),
  pagination: 'boolean',
  /** By viewport width in pixels. */
  breakpoints: type({ '[string]': type({ slides_per_view: 'number > 0', space_between: 'number >= 0' }) }),
  /** Milliseconds per slide. */
  autoplay: type({ delay: 'number.integer' }).or('false'),
  pausable: 'boolean',
});
export type SwiperResponse = typeof swiperResponse.infer;

/** The current content of a place; no content without campaigns. */
export const promotion = type({
  /** Id of the place. */
  content_id: 'number.integer',
  location: type({
    type: type.enumerated(...promotionTypes),
    effect: type.enumerated(...promotionEffects),
    name: 'string',
  }),
  campaigns: promotionItem.array().atLeastLength(1),
  /** The campaign to show if the type is single; otherwise null. */
  single: promotionItem.or('null'),
  /** The campaign to show if the type is single and the effect random, redrawn at least once a minute; otherwise null. */
  random_single: promotionItem.or('null'),
  swiper_options: swiperResponse,
});
export type Promotion = typeof promotion.infer;

/** Result of a view report. */
export const impressionReceipt = type({
  counted: 'number.integer[]',
  ignored: type({ id: 'number.integer', reason: 'string' }).array(),
});

/** The link of the clicked campaign: a path on this site or an external URL. */
export const clickReceipt = type({ link: 'string' });

export const promotionContract = {
  countViews: contract({
    path: '/promotions/counter',
    summary: 'Counts views of campaigns',
    parameters: { adIds: required(idsOf('campaigns')), batch: recordKey('message') },
    response: impressionReceipt,
    recorded: true,
  }),
  click: contract({
    path: '/promotions/click/{id}',
    summary: 'Counts a click on a campaign that has begun, also after its end, and returns its link',
    parameters: { id: idOf('campaign') },
    response: clickReceipt,
    recorded: true,
  }),
  get: contract({
    path: '/promotions/{name}',
    summary: 'The campaigns of a promotion place',
    parameters: { name: promotionName },
    response: promotion,
    mayBeEmpty: true,
  }),
  ofSport: contract({
    path: '/promotions/{name}/{sport_id}',
    summary: 'The campaigns of a sport’s promotion place, or of the site’s if the sport has none',
    parameters: { name: promotionName, sport_id: sportIdOrHome },
    response: promotion,
    mayBeEmpty: true,
  }),
};
