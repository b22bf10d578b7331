import type { ListedForm } from '../../api/forms/schema.ts';
import { form } from '../../content/forms/form.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { longDate } from '../../domain/printed-date.ts';
import { athleticsName } from '../../domain/tenant.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ContentList } from '../../ui/page/content-list.tsx';
import { truncate } from '../../web/text.ts';
import styles from './form-list.module.css';
import type { loadFormList } from './loads.ts';

/** Maximum number of characters of a description. */
const maxSummaryLength = 240;

/** A form in a list: its title, description and closing date. */
const FormEntry = ({ form: { url, title, summary, sport, expirationDate, isFull, takesPayment } }: Props) => {
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

export default function FormListPage({ data: { forms } }: PageProps<typeof loadFormList>) {
  const { tenant } = getRequestContext();
  return (
    <div className={styles.page}>
      <ContentList
        kind={form}
        description={`Camps, questionnaires, sign-ups and surveys of ${athleticsName(tenant)}.`}
        indexed={forms.length > 0}
        breadcrumbs={[{ label: 'Home', href: href('home') }, { label: 'Forms and surveys' }]}
        empty={
          forms.length === 0 && {
            title: 'No forms are open.',
            instead: (
              <>
                Camps and surveys are listed here while they take answers. <SiteLink href={href('home')}>Home</SiteLink>
              </>
            ),
          }
        }
      >
        <ul>
          {forms.map((each) => (
            <FormEntry key={each.id} form={each} />
          ))}
        </ul>
      </ContentList>
    </div>
  );
}
