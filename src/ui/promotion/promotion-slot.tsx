import { getRequestContext } from '../../routing/request-context.ts';
import { timedOut, withTimeout } from '../../web/with-timeout.ts';
import { Deferred } from '../page/deferred.tsx';
import type { PlaceName } from './places.ts';
import styles from './promotion.module.css';
import { type Promotion, type PromotionQuery, promotionKey } from './promotion.ts';
import { PromotionBlock } from './promotion-block.tsx';

type Props = PromotionQuery & {
  place: PlaceName;
  /** Accessible name of a rotator, without the word "carousel". */
  label: string;
  className?: string | undefined;
};

/**
 * The college's promotion in a place; nothing without one, or if the API fails. A slow response is streamed into a
 * placeholder, but left out of the header; otherwise the promotion is part of the document and works without JavaScript.
 */
export const PromotionSlot = async (props: Props) => {
  const request = getRequestContext().api.promotions.get(props.name, props.sportId);
  const promotion = await withTimeout(request);
  if (promotion === undefined) return null;
  if (promotion !== timedOut) return renderPromotion(promotion, props);
  if (headerPlaces.has(props.place)) return null;
  const placeholder = (
    <div className={[styles.placeholder, props.className].filter(Boolean).join(' ')} data-place={props.place} />
  );
  return (
    <Deferred fallback={placeholder}>
      <LatePromotion request={request} props={props} />
    </Deferred>
  );
};

/** Above the content of every page: until a late promotion arrived the line would be empty, and then shift the page. */
const headerPlaces: ReadonlySet<PlaceName> = new Set(['sponsor', 'action']);

const LatePromotion = async ({ request, props }: { request: Promise<Promotion | undefined>; props: Props }) => {
  const promotion = await request;
  return (promotion && (await renderPromotion(promotion, props))) ?? null;
};

const renderPromotion = async (promotion: Promotion, { place, label, className, ...query }: Props) => {
  try {
    const id = promotionKey(query);
    return await PromotionBlock({ promotion, id, place, label, className });
  } catch (error) {
    console.error(`The promotion ${query.name} failed:`, error);
    return null;
  }
};
