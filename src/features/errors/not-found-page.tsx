import { getRequestContext } from '../../request-context.ts';
import { href } from '../../routes.ts';
import { MissingMessage } from './client/missing-message.tsx';
import styles from './not-found-page.module.css';

/** In place of a page whose parameters name nothing, and at its own address for paths that fit no route. */
export default function NotFoundPage() {
  const { tenant, url } = getRequestContext();
  return (
    <div className={styles.missing} data-missing-page="">
      <title>{`Page not found - ${tenant.name} Athletics`}</title>
      <meta name="robots" content="noindex" />
      <h1>Page not found</h1>
      <p>
        <MissingMessage path={url.pathname} />
      </p>
      <p>
        <a href={href('home')}>Home Page</a>
      </p>
    </div>
  );
}
