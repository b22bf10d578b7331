import { defineMarkup } from '../../ui/markup/define-markup.ts';
import styles from './story-text.module.css';

/** The story's text, sanitized by the API. */
const StoryText = ({ content }: { content: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />
);

export const storyText = defineMarkup('features/story/story-text', StoryText);
