import { sportSlug } from '../../domain/sport.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { SportIcon } from '../../ui/media/sport-icon.tsx';
import { channelIcon } from '../../ui/sports/social-channels.ts';
import styles from './main-menu.module.css';
import { columnsOf, type MenuItem } from './menu-items.ts';

/** A menu item: its link, its children and, for a sport, its icon, pages and channels. */
export const MenuEntry = ({ item }: { item: MenuItem }) => (
  <>
    {item.url ? (
      <SiteLink href={item.url} newTab={item.open_in_new_window}>
        {item.sport && <SportIcon sport={sportSlug(item.sport)} />}
        {item.title}
      </SiteLink>
    ) : (
      <b>{item.title}</b>
    )}
    {item.sport && <TeamLinks item={item} />}
    {columnsOf(item).map((column) => (
      <ul key={column[0]?.id}>
        {column.map((below) => (
          <li key={below.id}>
            <MenuEntry item={below} />
          </li>
        ))}
      </ul>
    ))}
  </>
);

const TeamLinks = ({
  item: { title, schedule_roster_news_links: pages, social_media_links: channels },
}: {
  item: MenuItem;
}) =>
  pages.length + channels.length > 0 && (
    <span className={styles.team}>
      {pages.map((link) => (
        <SiteLink key={link.url} className={link.class_name} href={link.url}>
          {link.title}
        </SiteLink>
      ))}
      {channels.map((link) => (
        <SiteLink key={link.url} className={link.class_name} href={link.url}>
          <Icon name={channelIcon(link.class_name)} />
          <VisuallyHidden>
            {title} on {link.title}
          </VisuallyHidden>
        </SiteLink>
      ))}
    </span>
  );
