import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Route } from '../routing/routes.ts';
import type { TextDocument } from '../web/text-document.ts';

type Options = { data: object; tenant: Tenant; api: ApiClient };
type DocumentModule = { toDocument: (options: Options) => TextDocument | Promise<TextDocument> };

const modules = import.meta.glob<DocumentModule>(['./*/*-document.ts']);

/** The document from which a route's files are made, built from the data of its page. */
export const makeDocument = async ({ page }: Route, options: Options): Promise<TextDocument> => {
  const open = modules[`./${page.replace(/-page$/, '-document')}.ts`];
  if (!open) throw new Error(`There is no src/features/${page.replace(/-page$/, '-document')}.ts for files of ${page}`);
  return (await open()).toDocument(options);
};
