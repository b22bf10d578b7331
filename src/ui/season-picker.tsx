import { Icon } from './icon.tsx';
import styles from './season-picker.module.css';
import { SiteLink } from './site-link.tsx';

type Props = { label?: string; seasons: { title: string; href: string; current?: boolean }[] };

/** A menu with links to other seasons of the page, in the given order. Renders nothing for a single season. */
export function SeasonPicker({ label = 'Season', seasons }: Props) {
  const current = seasons.find((season) => season.current);
  if (seasons.length < 2) {
    return null;
  }
  return (
    <details className={styles.picker} data-menu="">
      <summary className={styles.button}>
        {label} {current?.title}
        <Icon name="chevron" />
      </summary>
      <ul className={styles.list}>
        {seasons.map(({ title, href, current }) => (
          <li key={href}>
            <SiteLink className={styles.season} href={href} aria-current={current ? 'page' : undefined}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
