import styles from './skip-link.module.css';

export const MAIN_CONTENT_ID = 'main-content';

/** First thing the keyboard reaches. */
export const SkipLink = () => (
  <a className={styles.skip} href={`#${MAIN_CONTENT_ID}`}>
    Skip to main content
  </a>
);
