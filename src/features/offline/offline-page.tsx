import { documentTitle } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SavedPages } from './client/saved-pages.tsx';
import styles from './offline-page.module.css';

/** Shown without a connection in place of a page that is not saved. The service worker saves it in advance. */
export default function OfflinePage() {
  const { tenant } = getRequestContext();
  return (
    <div className={styles.page}>
      <title>{documentTitle('You are offline', tenant)}</title>
      <PageHeader title="You are offline" />
      <p>This page is not saved on your device. It opens when you are connected again.</p>
      <SavedPages offlinePage={href('offline')} />
    </div>
  );
}
