import { documentTitle } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href, type Route } from '../../routing/routes.ts';
import { SearchForm } from '../../ui/controls/search-form.tsx';
import { boundedPath, passedPath } from '../../web/missing-path.ts';
import { MissingMessage } from './client/missing-message.tsx';
import { MainLinks } from './main-links.tsx';
import styles from './not-found-page.module.css';

const notFoundPath = href('notFound');

/** Shown in place of a page whose parameters match nothing, and at its own URL for paths without a route. */
export default function NotFoundPage() {
  const { route, tenant, url } = getRequestContext();
  const path = url.pathname === notFoundPath ? (passedPath(url) ?? notFoundPath) : boundedPath(url.pathname);
  return (
    <div className={`${styles.missing} ${touchesEdges(route) ? 'content' : ''}`} data-missing-page="">
      <title>{documentTitle('Page not found', tenant)}</title>
      <meta name="robots" content="noindex" />
      <h1>Page not found</h1>
      <p className={styles.path}>
        <MissingMessage path={path} page={notFoundPath} />
      </p>
      <SearchForm />
      <MainLinks />
    </div>
  );
}

/** Whether it replaces a page without margins. */
const touchesEdges = (route?: Route) => route?.fullScreen || route?.fullWidth;
