import type { IconName } from '../domain/icon-names.ts';
import styles from './icon.module.css';

/** A drawing from public/icons.svg, as tall as the text beside it. Always put words next to it, visible or hidden. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
);
