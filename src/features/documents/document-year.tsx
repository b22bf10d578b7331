import type { AnswerOf } from '../../content/define-content.ts';
import type { document } from '../../content/documents/document.ts';
import { longDate } from '../../domain/printed-date.ts';
import { FileLink } from '../../ui/file-link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './documents.module.css';

type Document = AnswerOf<(typeof document)['fields']>;

/** The documents of a year, newest first. */
export const DocumentYear = ({ year, documents }: { year: string; documents: readonly Document[] }) => (
  <section className={styles.year} aria-labelledby={`documents-${year}`}>
    <SectionHeading id={`documents-${year}`}>{year}</SectionHeading>
    <ul className={styles.documents}>
      {documents.map(({ id, title, url, file, date, summary, sports }) => (
        <li key={id} className={styles.document}>
          <div>
            <FileLink href={url ?? ''} title={title} file={file} />
            {summary && <p className={styles.summary}>{summary}</p>}
          </div>
          <p className={styles.facts}>
            <time dateTime={date}>{longDate(date)}</time>
            {sports.length > 0 && <span>{sports.map((sport) => sport.title).join(', ')}</span>}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
