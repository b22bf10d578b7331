import type { Story } from '../../api/stories/schema.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './story-page.module.css';
import { storyText } from './story-text.markup.tsx';

export function StoryBody({ story: { content, links } }: { story: Story }) {
  return (
    <div className={styles.body}>
      {content && <Markup of={storyText} props={{ content }} />}
      {links.length > 0 && (
        <ul className={styles.links} aria-label="Links of this story">
          {links.map(({ linkText, linkUrl }) => (
            <li key={linkUrl}>
              <SiteLink href={linkUrl}>{linkText}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
