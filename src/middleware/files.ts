import { createHash } from 'node:crypto';

import { createMiddleware } from 'hono/factory';

import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { canonicalAddress } from '../routing/canonical-address.ts';
import { isRedirect } from '../routing/load.ts';
import { fillPath } from '../routing/route-path.ts';
import type { Route } from '../routing/routes.ts';
import type { FileFormat } from '../routing/variants.ts';
import { matchesEntityTag } from '../web/entity-tag.ts';
import type { TextDocument } from '../web/text-document.ts';
import type { AppEnv } from './app-env.ts';
import { documentCsv } from './document-csv.ts';
import { documentText } from './document-text.ts';
import { redirectPage } from './redirect-page.ts';

type Options = {
  makeDocument: (route: Route, options: { data: object; tenant: Tenant; api: ApiClient }) => Promise<TextDocument>;
  pdfs: { get: (version: string, document: TextDocument) => Promise<Uint8Array<ArrayBuffer> | undefined> };
};

/** Part of the ETag; increase it when the output for the same document changes. */
const writerVersion = 2;

const types: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/**
 * Responds to file routes with the document of the page as PDF, text or CSV. The ETag is a hash of the document, which is made
 * from the same data as the page. Not indexed; the page is canonical.
 */
export const files = ({ makeDocument, pdfs }: Options) =>
  createMiddleware<AppEnv>(async function files(c, next) {
    const { matched, loaded: loading, isPayload, tenant, api, cacheTags } = c.var;
    const { route, params } = matched ?? {};
    if (!route?.file || route.file === 'rss') return next();
    if (!loading || !tenant || !api) throw new Error('files needs the routeLoad middleware before it');
    if (isPayload) return c.text('Elsewhere', 409);
    const data = await loading;
    if (!data) return next();
    if (isRedirect(data)) return redirectPage(data.redirect, data.status, c.var);
    const document = await makeDocument(route, { data, tenant, api });
    const version = hashOf(tenant, route.file, document);
    const etag = `"${version}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, no-cache',
      'Cache-Tag': [...new Set([`tenant:${tenant.slug}`, ...(cacheTags ?? [])])].join(','),
      'X-Robots-Tag': 'noindex',
      Link: `<${canonicalAddress(fillPath(route.of ?? route.path, params ?? {}))}>; rel="canonical"`,
    };
    if (matchesEntityTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    const body = await bodyOf(route.file, document, () => pdfs.get(version, document));
    if (body === undefined) {
      return c.text('Too many documents are being written. Try again in a minute.', 503, { 'Retry-After': '60' });
    }
    return c.body(body, 200, {
      ...headers,
      'Content-Type': types[route.file],
      'Content-Disposition': `inline; filename="${document.name.replace(/[^\w.-]+/g, '-')}.${route.file}"`,
    });
  });

const hashOf = ({ id }: Tenant, format: FileFormat, document: TextDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([writerVersion, id, format, document]))
    .digest('base64url');

function bodyOf(
  format: FileFormat,
  document: TextDocument,
  writePdf: () => Promise<Uint8Array<ArrayBuffer> | undefined>,
) {
  switch (format) {
    case 'pdf':
      return writePdf();
    case 'txt':
      return documentText(document);
    case 'csv':
      return documentCsv(document);
  }
}
