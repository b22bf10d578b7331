import { longDate } from '../../domain/printed-date.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import type { TextDocument } from '../../web/text-document.ts';
import { PrintButton } from '../client/print-button.tsx';
import { SiteLink } from '../controls/site-link.tsx';
import { Markup } from '../markup/markup.tsx';
import { Head } from '../page/head.tsx';
import { documentSheet } from './document-sheet.markup.tsx';
import styles from './print-page.module.css';

type Props = {
  document: TextDocument;
  /** The path of the page of which this is a view. */
  path: string;
  /** The page itself, then its other formats. */
  links: readonly { label: string; href: string }[];
};

const sheetId = 'sheet';

/** A print or text view: the whole document without header and footer, with links back and a button that prints it. */
export function PrintPage({ document, path, links }: Props) {
  const { tenant } = getRequestContext();
  const today = Temporal.Now.zonedDateTimeISO(tenant.timezone).toPlainDate().toString();
  return (
    <div className={styles.page} data-alone="">
      <Head title={document.title} path={path} indexed={false} />
      <nav className={styles.controls} aria-label="Formats">
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
        <PrintButton of={sheetId} label="Print this page" />
      </nav>
      <div id={sheetId}>
        <Markup of={documentSheet} props={{ document, printed: longDate(today) }} />
      </div>
    </div>
  );
}
