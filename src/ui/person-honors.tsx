import { enDashed } from '../domain/text.ts';
import { getRequestContext } from '../routing/request-context.ts';
import styles from './person-honors.module.css';
import { SectionHeading } from './section-heading.tsx';
import { SiteLink } from './site-link.tsx';

type Props = { personId: number; title?: string; className?: string | undefined };

/** A section with the halls of fame, awards and All-America selections of a person; nothing when there are none. */
export async function PersonHonors({ personId, title = 'Honors', className }: Props) {
  const honors = await getRequestContext().api.honors.ofPerson(personId);
  if (honors.length === 0) return null;
  return (
    <section className={className} aria-labelledby="honors">
      <SectionHeading id="honors">{title}</SectionHeading>
      <ul className={styles.honors}>
        {honors.map(({ key, when, title, detail, url }) => (
          <li key={key} className={styles.honor}>
            <span className={styles.when}>{enDashed(when)}</span>
            <span>
              {url ? <SiteLink href={url}>{title}</SiteLink> : title}
              {detail && <span className={styles.detail}>{enDashed(detail)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
