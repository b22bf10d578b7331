import { html } from 'hono/html';

import type { WriteContract } from './content/write/contract.ts';
import type { Endpoint } from './endpoint.ts';
import { pathOf } from './openapi.ts';

/** Endpoint documentation as plain HTML without styles or scripts, which satisfies any content security policy. */
export const documentationPage = (
  endpoints: readonly Endpoint[],
  writes: readonly WriteContract[],
) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Data API</title>
  </head>
  <body>
    <main>
      <h1>Data API</h1>
      <p>All public data of this site as JSON. No key is required, and responses may be read from any origin.</p>
      <p>Machine-readable description: <a href="/api/v2/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
      <h2>Conventions</h2>
      <ul>
        <li>Paths and query names are case-insensitive; <code>$pageIndex</code> and <code>pageIndex</code> are the same.</li>
        <li>Page numbers start at 1. Pages have 10 items unless <code>pageSize</code> is given.</li>
        <li>An invalid value returns status 400 with a problem document (RFC 9457) that names the parameter.</li>
        <li>Responses have an <code>ETag</code>; a request with <code>If-None-Match</code> returns 304 if nothing has changed.</li>
        <li>Below <code>/api/v2.1</code> event lists use cursors instead of page numbers.</li>
      </ul>
      <h2>Endpoints</h2>
      ${endpoints.map(section)}
      <h2>Writes</h2>
      <p>These require a staff session or an API token with a role that may write. The machine-readable description has the fields.</p>
      ${writes.map(
        (write) => html`<section>
          <h3><code>${write.method} ${pathOf(write)}</code></h3>
          <p>${write.summary}.</p>
        </section>`,
      )}
    </main>
  </body>
</html>`;

function section(endpoint: Endpoint) {
  const parameters = Object.entries(endpoint.parameters);
  const example = exampleOf(endpoint);
  return html`<section>
    <h3><code>${endpoint.recorded ? 'GET or POST' : 'GET'} ${pathOf(endpoint)}</code></h3>
    <p>${endpoint.summary}.${endpoint.staffOnly && ' Requires a staff session.'}</p>
    ${
      parameters.length > 0 &&
      html`<table>
        <thead><tr><th scope="col">Parameter</th><th scope="col">Meaning</th><th scope="col">Example</th></tr></thead>
        <tbody>${parameters.map(
          ([name, { description, example: value, required }]) =>
            html`<tr><th scope="row"><code>${name}</code>${required && ' (required)'}</th><td>${description}</td><td><code>${value}</code></td></tr>`,
        )}</tbody>
      </table>`
    }
    <p>Example: ${
      // no example link: following it would record a view
      endpoint.recorded ? html`<code>${example}</code>` : html`<a href="${example}"><code>${example}</code></a>`
    }</p>
  </section>`;
}

function exampleOf(endpoint: Endpoint): string {
  let path = pathOf(endpoint);
  const query = new URLSearchParams();
  for (const [name, { example, required }] of Object.entries(endpoint.parameters)) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, example);
    else if (required) query.set(name, example);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
