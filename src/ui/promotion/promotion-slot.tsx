import { timedOut, withTimeout } from '../../domain/with-timeout.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Deferred } from '../deferred.tsx';
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
 * placeholder; otherwise the promotion is part of the document and works without JavaScript.
 */
export const PromotionSlot = async (props: Props) => {
  const request = getRequestContext().api.promotions.get(props.name, props.sportId);
  const promotion = await withTimeout(request);
  if (promotion === undefined) return null;
  if (promotion !== timedOut) return renderPromotion(promotion, props);
  const placeholder = (
    <div className={[styles.placeholder, props.className].filter(Boolean).join(' ')} data-place={props.place} />
  );
  return (
    <Deferred fallback={placeholder}>
      <LatePromotion request={request} placeholder={placeholder} props={props} />
    </Deferred>
  );
};

type LatePromotionProps = { request: Promise<Promotion | undefined>; placeholder: React.ReactNode; props: Props };

/** Above the content of every page; removing an empty placeholder would shift the page. */
const headerPlaces: ReadonlySet<PlaceName> = new Set(['sponsor', 'action']);

/** Without a promotion, renders only the placeholder in the header. */
const LatePromotion = async ({ request, placeholder, props }: LatePromotionProps) => {
  const promotion = await request;
  const shown = promotion && (await renderPromotion(promotion, props));
  return shown ?? (headerPlaces.has(props.place) ? placeholder : null);
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
