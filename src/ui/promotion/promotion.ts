import type { RequestContext } from '../../routing/request-context.ts';

type Promotions = RequestContext['api']['promotions'];

export type Promotion = NonNullable<Awaited<ReturnType<Promotions['get']>>>;
export type PromotionItem = Promotion['campaigns'][number];

export type PromotionQuery = {
  /** Name of the place. */
  name: string;
  /** Falls back to the site-wide place. */
  sportId?: number | undefined;
  /** Distinguishes two slots for the same place. */
  extra?: string | undefined;
};

/** The key of a slot's random pick and paused state. */
export const promotionKey = ({ name, sportId, extra }: PromotionQuery): string =>
  [name, sportId ?? '', extra ?? ''].map((part) => encodeURIComponent(part)).join('/');
