import { getRequestContext } from '../../routing/request-context.ts';
import { Deferred } from '../deferred.tsx';
import { timedOut, withTimeout } from '../with-timeout.ts';
import type { PlaceName } from './places.ts';
import styles from './promotion.module.css';
import { type Promotion, type PromotionQuery, promotionKey } from './promotion.ts';
import { PromotionBlock } from './promotion-block.tsx';

type Props = PromotionQuery & {
  place: PlaceName;
  /** Names it where it is a rotator, without the word carousel. */
  label: string;
  className?: string | undefined;
};

/**
 * What the college shows in a place; nothing where it shows nothing there, or the API fails. An answer that is there at
 * once is part of the document and can be read without JavaScript. A slow one comes later, to a place kept for it.
 */
export const PromotionSlot = async (props: Props) => {
  const asked = getRequestContext().api.promotions.get(props.name, props.sportId);
  const answer = await withTimeout(asked);
  if (answer === undefined) return null;
  if (answer !== timedOut) return isolated(answer, props);
  const kept = <div className={[styles.kept, props.className].filter(Boolean).join(' ')} data-place={props.place} />;
  return (
    <Deferred fallback={kept}>
      <Late asked={asked} kept={kept} props={props} />
    </Deferred>
  );
};

type LateProps = { asked: Promise<Promotion | undefined>; kept: React.ReactNode; props: Props };

/** A place that was kept is not taken away again, or what stands below it would move. */
const Late = async ({ asked, kept, props }: LateProps) => {
  const promotion = await asked;
  return (promotion && (await isolated(promotion, props))) ?? kept;
};

const isolated = async (promotion: Promotion, { place, label, className, ...query }: Props) => {
  try {
    const id = promotionKey(query);
    return await PromotionBlock({ promotion, id, place, label, className });
  } catch (error) {
    console.error(`The promotion ${query.name} was left out:`, error);
    return null;
  }
};
