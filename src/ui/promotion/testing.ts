import type { Promotion, PromotionItem } from './promotion.ts';

export const campaign = (id: number, parts: Partial<PromotionItem> = {}): PromotionItem => ({
  id,
  title: `Campaign ${id}`,
  hover_text: null,
  link: null,
  open_in_new_window: false,
  css_class: null,
  icon: null,
  html: null,
  picture: null,
  ...parts,
});

type Parts = Promotion['location'] & Pick<Promotion, 'campaigns' | 'single'>;

export const promotion = ({
  type = 'multi',
  effect = 'none',
  name = 'place',
  campaigns = [campaign(1)],
  single = null,
}: Partial<Parts>): Promotion => ({
  content_id: 1,
  location: { type, effect, name },
  campaigns,
  single,
  random_single: null,
  swiper_options: {
    slides_per_view: 1,
    space_between: 16,
    navigation: { prevEl: '.prev', nextEl: '.next' },
    pagination: true,
    breakpoints: {},
    autoplay: { delay: 8000 },
    pausable: true,
  },
});
