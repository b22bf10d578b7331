import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { plainLatin } from '../../web/slug.ts';
import styles from './tags.module.css';

/** Links to tags grouped by initial; tags that do not begin with a letter come first. */
const TagIndex = ({ tags }: { tags: readonly { id: number; title: string; url: string | null }[] }) => {
  const initial = ({ title }: { title: string }) => /^[a-z]/.exec(plainLatin(title))?.[0].toUpperCase() ?? '0–9';
  const groups = [...Map.groupBy(tags, initial)].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return (
    <div className={styles.index}>
      {groups.map(([letter, ofLetter]) => (
        <section key={letter} className={styles.letter} aria-labelledby={`tags-${letter}`}>
          <h2 id={`tags-${letter}`}>{letter}</h2>
          <ul>
            {ofLetter.map(({ id, title, url }) => (
              <li key={id}>
                <a href={url ?? ''}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

export const tagIndex = defineMarkup('features/tags/tag-index', TagIndex);
