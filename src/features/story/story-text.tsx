import styles from './story-text.module.css';

/** The story itself; the API has sanitised it. */
export const StoryText = ({ content }: { content: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />
);
