import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../markup/markup.tsx';
import { Rotator, slidesViewport } from '../rotator/rotator.tsx';
import { toRotatorOptions } from '../rotator/rotator-options.ts';
import { hasMoreThanFit } from '../rotator/slides-per-view.ts';
import { campaigns as campaignsMarkup } from './campaigns.markup.tsx';
import { PromotionFrame } from './client/promotion-frame.tsx';
import type { PlaceName } from './places.ts';
import styles from './promotion.module.css';
import type { Promotion } from './promotion.ts';
import { selectCampaigns } from './select-campaigns.ts';

type Props = {
  promotion: Promotion;
  /** See `promotionKey`. */
  id: string;
  place: PlaceName;
  /** Accessible name of a rotator. */
  label: string;
  className?: string | undefined;
};

export const PromotionBlock = async ({ promotion, id, place, label, className }: Props) => {
  const { isCrawler, requestId } = getRequestContext();
  const view = requestId.slice(0, 8);
  const { type } = promotion.location;
  const selection = selectCampaigns(promotion);
  const options = toRotatorOptions(promotion.swiper_options);
  const isRotator = selection.mode === 'slide' && hasMoreThanFit(options, selection.campaigns.length);
  const mode = isRotator || selection.mode === 'pick' ? selection.mode : 'static';
  // called as a function, so that the slot catches its errors
  const content = await Markup({
    of: campaignsMarkup,
    props: { type, place, selection: { ...selection, mode } },
    className: isRotator ? slidesViewport : styles.campaigns,
  });
  return (
    <PromotionFrame
      // a new frame for each page view
      key={view}
      // absent props cost nothing in the payload
      {...(!isCrawler && { view })}
      {...(mode === 'pick' && { picks: id })}
      className={[styles.promotion, className].filter(Boolean).join(' ')}
      place={place}
    >
      {isRotator ? (
        <Rotator id={id} label={label} options={options}>
          {content}
        </Rotator>
      ) : (
        content
      )}
    </PromotionFrame>
  );
};
