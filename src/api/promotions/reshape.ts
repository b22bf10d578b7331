import { carouselDefaults, type SwiperOptions } from '../../domain/promotion.ts';
import { followable } from '../../web/links.ts';
import { sanitizeStory } from '../../web/sanitize-html.ts';
import { toPicture } from '../images/picture.ts';
import type { CampaignRow, LocationRow } from './queries.ts';
import type { Promotion, PromotionItem, SwiperResponse } from './schema.ts';

/** A place with its current campaigns, at least one; `random` selects among them. */
export function toPromotion(
  { id, type, effect, name, swiper }: LocationRow,
  rows: readonly CampaignRow[],
  random: () => number = Math.random,
): Promotion {
  const campaigns = rows.map(toItem);
  const single = type === 'single';
  const drawn = campaigns[Math.floor(random() * campaigns.length)] ?? null;
  return {
    content_id: id,
    location: { type, effect, name },
    campaigns,
    single: single ? (campaigns[0] ?? null) : null,
    random_single: single && effect === 'random' ? drawn : null,
    swiper_options: toSwiper(id, swiper),
  };
}

const toItem = ({ campaign, wide, narrow }: CampaignRow): PromotionItem => ({
  id: campaign.id,
  title: campaign.title,
  hover_text: campaign.hoverText,
  link: followable(campaign.link),
  open_in_new_window: campaign.openInNewWindow,
  css_class: campaign.cssClass,
  icon: campaign.icon,
  html: campaign.html === null ? null : sanitizeStory(campaign.html),
  picture: toPicture(wide, narrow),
});

function toSwiper(locationId: number, given: SwiperOptions): SwiperResponse {
  const { slidesPerView, spaceBetween, navigation, pagination, autoplay, pausable, breakpoints } = {
    ...carouselDefaults,
    ...given,
  };
  const from = Object.entries<NonNullable<SwiperOptions['breakpoints']>[string]>(breakpoints);
  return {
    slides_per_view: slidesPerView,
    space_between: spaceBetween,
    navigation: navigation && {
      prevEl: `#promotion-${locationId}-prev`,
      nextEl: `#promotion-${locationId}-next`,
    },
    pagination,
    breakpoints: Object.fromEntries(
      from.map(([width, at]) => [
        width,
        { slides_per_view: at.slidesPerView, space_between: at.spaceBetween ?? spaceBetween },
      ]),
    ),
    autoplay: autoplay !== false && { delay: autoplay },
    pausable,
  };
}
