import { type IconName, icons } from '../../web/icon-names.ts';
import { SiteLink } from '../controls/site-link.tsx';
import { Icon } from '../media/icon.tsx';
import { CampaignPicture } from './campaign-picture.tsx';
import { type PlaceName, places } from './places.ts';
import styles from './promotion.module.css';
import type { Promotion, PromotionItem } from './promotion.ts';

type Props = { campaign: PromotionItem; type: Promotion['location']['type']; place: PlaceName };

/** A picture, an icon or HTML, with its link. */
export const Campaign = ({ campaign, type, place }: Props) => {
  const { html, link, css_class, hover_text, open_in_new_window: newTab } = campaign;
  if (html !== null && (type === 'html' || campaign.picture === null)) {
    // sanitized by the API
    return <div className={classes(styles.html, css_class)} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  const content = <Content campaign={campaign} type={type} place={place} />;
  const className = classes(type === 'icons' ? styles.iconLink : styles.link, css_class);
  const title = hover_text ?? undefined;
  if (link === null) {
    return (
      <span className={className} title={title}>
        {content}
      </span>
    );
  }
  return (
    <SiteLink className={className} href={link} newTab={newTab} title={title}>
      {content}
    </SiteLink>
  );
};

const Content = ({ campaign: { title, icon, picture }, type, place }: Props) => {
  if (type === 'icons') {
    return (
      <>
        <Icon name={isIcon(icon) ? icon : 'link'} />
        <span>{title}</span>
      </>
    );
  }
  const { isTitled } = places[place];
  const images = picture?.images ?? [];
  const isSeen = images.length > 0;
  // screen readers must not read the title twice
  const alt = images.find(({ alt }) => alt !== '')?.alt ?? title;
  return (
    <>
      {isSeen && <CampaignPicture images={images} place={places[place]} alt={isTitled && alt === title ? '' : alt} />}
      {(isTitled || !isSeen) && <span className={styles.title}>{title}</span>}
    </>
  );
};

const classes = (...names: (string | null | undefined)[]) => names.filter(Boolean).join(' ');

const isIcon = (name: string | null): name is IconName => name !== null && Object.hasOwn(icons, name);
