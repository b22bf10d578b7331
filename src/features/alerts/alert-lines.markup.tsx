import { Button } from '../../ui/button.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './alert-lines.module.css';
import type { ListedAlert } from './client/listed-alerts.ts';

/** Characters that fit on two lines of a phone. */
const twoLines = 80;

type Props = {
  alerts: readonly ListedAlert[];
  maximum: number;
  /** Runs after the lines, before the first paint. */
  script: string | undefined;
};

/** Shows at most `maximum` alerts above the page; the others stay hidden until one is dismissed. */
const AlertLines = ({ alerts, maximum, script }: Props) => (
  <>
    <ul className={styles.alerts} data-maximum={maximum}>
      {alerts.map(({ id, title, url, endDate }, index) => (
        <li key={id} hidden={index >= maximum} data-alert={id} data-end={endDate ?? undefined}>
          <div className="content">
            <AlertText title={title} url={url} />
            <Button look={{ kind: 'text', theme: 'light-theme' }} needsScript data-dismiss="">
              Dismiss
              <VisuallyHidden> the alert “{title}”</VisuallyHidden>
            </Button>
          </div>
        </li>
      ))}
    </ul>
    {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
  </>
);

/** A phone shows two lines of an alert. Longer text is behind the alert's link or, without a link, can be expanded. */
function AlertText({ title, url }: Pick<ListedAlert, 'title' | 'url'>) {
  if (!url && title.length > twoLines) {
    return (
      <details>
        <summary>{title}</summary>
      </details>
    );
  }
  return <p>{url ? <SiteLink href={url}>{title}</SiteLink> : title}</p>;
}

export const alertLines = defineMarkup('features/alerts/alert-lines', AlertLines);
