import { defineMarkup } from '../markup/define-markup.ts';
import { Slides } from '../rotator/slides.tsx';
import { Campaign } from './campaign.tsx';
import type { PlaceName } from './places.ts';
import styles from './promotion.module.css';
import type { Promotion } from './promotion.ts';
import type { Shown } from './shown-campaigns.ts';

type Props = { type: Promotion['location']['type']; place: PlaceName; shown: Shown };

/** The campaigns of a promotion. Each carries its id, by which it is counted when it is seen. */
const Campaigns = ({ type, place, shown: { manner, campaigns } }: Props) => {
  const items = campaigns.map((campaign, index) => (
    <div
      key={campaign.id}
      className={styles.campaign}
      data-campaign={campaign.id}
      hidden={manner === 'pick' && index > 0}
    >
      <Campaign campaign={campaign} type={type} place={place} />
    </div>
  ));
  return manner === 'slide' ? <Slides>{items}</Slides> : items;
};

export const campaigns = defineMarkup('ui/promotion/campaigns', Campaigns);
