import { html } from 'hono/html';

/** No college, so no colours, no logo and nothing to load. */
export const unknownHostPage = (host: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>No college here</title>
  </head>
  <body>
    <h1>No college here</h1>
    <p>This server shows no athletics site at <b>${host}</b>. Check the address for spelling.</p>
  </body>
</html>`;
