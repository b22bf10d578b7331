import styles from './share-bar.module.css';

/** A bar beside a winning percentage from 0 to 1, which it repeats; phones leave it out. */
export const ShareBar = ({ share }: { share: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.round(share * 100)} height="1" />
  </svg>
);
