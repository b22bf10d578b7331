import { defineMarkup } from '../markup/define-markup.ts';
import { withTableRegions } from '../tables/table-regions.ts';
import styles from './story-text.module.css';

/** The text of a story or of an information page, sanitized by the API. */
const StoryText = ({ content }: { content: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: withTableRegions(content) }} />
);

export const storyText = defineMarkup('ui/stories/story-text', StoryText);
