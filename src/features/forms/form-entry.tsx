import type { ListedForm } from '../../api/forms/schema.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { longDate } from '../../domain/printed-date.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { truncate } from '../../web/text.ts';
import styles from './form-list.module.css';

/** Maximum number of characters of a description. */
const maxSummaryLength = 240;

/** A form in a list: its title, description and closing date. */
export const FormEntry = ({ form: { url, title, summary, sport, expirationDate, isFull, takesPayment } }: Props) => {
  const { timezone } = getRequestContext().tenant;
  const closes = expirationDate && `Open until ${longDate(localDateTime(expirationDate, timezone))}`;
  const facts = [sport?.title, isFull ? 'All places are taken' : closes, takesPayment && 'Paid online'].filter(Boolean);
  return (
    <li className={styles.entry}>
      <h2 className={styles.title}>
        <SiteLink href={url}>{title}</SiteLink>
      </h2>
      {summary && <p className={styles.summary}>{truncate(summary, maxSummaryLength)}</p>}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
      )}
    </li>
  );
};

type Props = { form: ListedForm };
