import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import styles from './leader-list.module.css';
import type { LeaderLine } from './leaders.ts';

/** Game leaders, one short line per team and figure. */
export function LeaderList({ lines }: { lines: LeaderLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="leaders">
      <VisuallyHidden as="h2" id="leaders">
        Leaders
      </VisuallyHidden>
      <dl className={styles.list}>
        {lines.map(({ title, leaders }) => (
          <div key={title} className={styles.item}>
            <dt className={styles.title}>{title}</dt>
            {leaders.map(({ name, url, team, text }) => (
              <dd key={team} className={styles.leader}>
                {url ? <a href={url}>{name}</a> : <b>{name}</b>}, {team}: {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
