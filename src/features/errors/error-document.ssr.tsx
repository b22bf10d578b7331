// Runs in Vite's ssr environment, like ui/markup/markup.ssr.tsx. Needs nothing that may be what broke: no API, no layout.
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';

import css from './error-page.css?inline';
import { ErrorPage } from './error-page.tsx';

export type ErrorDocumentProps = ComponentProps<typeof ErrorPage> & { nonce: string };

export const renderErrorDocument = ({ nonce, ...props }: ErrorDocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Something went wrong</title>
        <style nonce={nonce}>{css}</style>
      </head>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>,
  )}`;
