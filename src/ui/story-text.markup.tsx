import { defineMarkup } from './markup/define-markup.ts';
import styles from './story-text.module.css';
import { withTableRegions } from './table-regions.ts';

/** The text of a story or of an information page, sanitized by the API. */
const StoryText = ({ content }: { content: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: withTableRegions(content) }} />
);

export const storyText = defineMarkup('ui/story-text', StoryText);
