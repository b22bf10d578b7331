import { getRequestContext } from '../../request-context.ts';
import { href } from '../../routes.ts';

export default function NotFoundPage() {
  const { url } = getRequestContext();
  return (
    <main id="main-content">
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <h1>Page not found</h1>
      <p>Page Not Found: {url.pathname}</p>
      <p>
        <a href={href('home')}>Home Page</a>
      </p>
    </main>
  );
}
