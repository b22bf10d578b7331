import type { IconName } from '../../web/icon-names.ts';
import styles from './icon.module.css';

/** An icon from public/icons.svg, as tall as the text next to it. Decorative: always add visible or hidden text. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
);
