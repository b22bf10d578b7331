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
import { shownCampaigns } from './shown-campaigns.ts';

type Props = {
  promotion: Promotion;
  /** What this showing is remembered by; see `promotionKey`. */
  id: string;
  place: PlaceName;
  /** Names a rotator. */
  label: string;
  className?: string | undefined;
};

/** A promotion in its place, of every type and effect. */
export const PromotionBlock = async ({ promotion, id, place, label, className }: Props) => {
  const { isCrawler, requestId } = getRequestContext();
  const { type } = promotion.location;
  const shown = shownCampaigns(promotion);
  const options = toRotatorOptions(promotion.swiper_options);
  const turns = shown.manner === 'slide' && hasMoreThanFit(options, shown.campaigns.length);
  const manner = turns || shown.manner === 'pick' ? shown.manner : 'still';
  // called here, so that what fails in it fails for the slot that asks for it
  const content = await Markup({
    of: campaignsMarkup,
    props: { type, place, shown: { ...shown, manner } },
    className: turns ? slidesViewport : styles.campaigns,
  });
  return (
    <PromotionFrame
      // every page view counts and picks for itself
      key={requestId}
      view={isCrawler ? undefined : requestId}
      picks={manner === 'pick' ? id : undefined}
      className={[styles.promotion, className].filter(Boolean).join(' ')}
      place={place}
    >
      {turns ? (
        <Rotator id={id} label={label} options={options}>
          {content}
        </Rotator>
      ) : (
        content
      )}
    </PromotionFrame>
  );
};
