import styles from './skip-link.module.css';

export const mainContentId = 'main-content';

/** The first focusable element. */
export const SkipLink = () => (
  <a className={styles.skip} href={`#${mainContentId}`}>
    Skip to main content
  </a>
);
