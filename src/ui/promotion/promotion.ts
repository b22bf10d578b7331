import type { RequestContext } from '../../routing/request-context.ts';

type Promotions = RequestContext['api']['promotions'];

/** What a place shows now, as the API answers. */
export type Promotion = NonNullable<Awaited<ReturnType<Promotions['get']>>>;
export type PromotionItem = Promotion['campaigns'][number];

export type PromotionQuery = {
  /** Name of the place. */
  name: string;
  /** Asks for the place of a sport; the site's own place answers where there is none. */
  sportId?: number | undefined;
  /** Tells two showings of one place apart. */
  extra?: string | undefined;
};

/** What a showing of a promotion is remembered by: its pick, and whether it is paused. */
export const promotionKey = ({ name, sportId, extra }: PromotionQuery): string =>
  [name, sportId ?? '', extra ?? ''].map((part) => encodeURIComponent(part)).join('/');
