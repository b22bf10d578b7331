import { defineMarkup } from '../markup/define-markup.ts';
import { Slides } from '../rotator/slides.tsx';
import { Campaign } from './campaign.tsx';
import type { PlaceName } from './places.ts';
import styles from './promotion.module.css';
import type { Promotion } from './promotion.ts';
import type { Selection } from './select-campaigns.ts';

type Props = { type: Promotion['location']['type']; place: PlaceName; selection: Selection };

/** The campaigns of a promotion. Impressions are counted by `data-campaign`. */
const Campaigns = ({ type, place, selection: { mode, campaigns } }: Props) => {
  const items = campaigns.map((campaign, index) => (
    <div
      key={campaign.id}
      className={styles.campaign}
      data-campaign={campaign.id}
      hidden={mode === 'pick' && index > 0}
    >
      <Campaign campaign={campaign} type={type} place={place} />
    </div>
  ));
  return mode === 'slide' ? <Slides>{items}</Slides> : items;
};

export const campaigns = defineMarkup('ui/promotion/campaigns', Campaigns);
