import { html } from 'hono/html';

import type { Endpoint } from './endpoint.ts';
import { pathOf } from './openapi.ts';

/** Endpoint documentation as plain HTML without styles or scripts, which satisfies any content security policy. */
export const documentationPage = (endpoints: readonly Endpoint[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Data API</title>
  </head>
  <body>
    <main>
      <h1>Data API</h1>
      <p>Everything this site shows, as JSON. No key is needed; every response may be read from any origin.</p>
      <p>Machine-readable description: <a href="/api/v2/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
      <h2>What all endpoints have in common</h2>
      <ul>
        <li>Paths and query names match in any case; <code>$pageIndex</code> and <code>pageIndex</code> are the same.</li>
        <li>Pages count from 1 and hold 10 items unless <code>pageSize</code> says otherwise.</li>
        <li>A wrong value is answered with status 400 and a problem document that names it.</li>
        <li><code>ETag</code> and <code>If-None-Match</code> spare you what has not changed.</li>
        <li>Below <code>/api/v2.1</code> the event lists have cursors in place of page numbers.</li>
      </ul>
      <h2>Endpoints</h2>
      ${endpoints.map(section)}
    </main>
  </body>
</html>`;

function section(endpoint: Endpoint) {
  const parameters = Object.entries(endpoint.parameters);
  const example = exampleOf(endpoint);
  return html`<section>
    <h3><code>${endpoint.recorded ? 'GET or POST' : 'GET'} ${pathOf(endpoint)}</code></h3>
    <p>${endpoint.summary}.${endpoint.staffOnly && ' For staff with a session.'}</p>
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
