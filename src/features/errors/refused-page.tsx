import { documentTitle } from '../../domain/tenant.ts';
import type { LoadRefusal } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import styles from './not-found-page.module.css';

/** Shown in place of a page whose URL has a malformed value: names the value and links to a page that exists. */
export default function RefusedPage({ data: { refusal, instead } }: { data: LoadRefusal }) {
  const { tenant } = getRequestContext();
  return (
    <div className={styles.missing}>
      <title>{documentTitle('Check the address', tenant)}</title>
      <meta name="robots" content="noindex" />
      <h1>Check the address</h1>
      <p className={styles.path}>{refusal}</p>
      <p>
        <a href={instead.href}>{instead.title}</a>
      </p>
    </div>
  );
}
