import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';

export const loadFormList = async ({ api }: LoadRequest<'forms'>) => ({ forms: await api.forms.list() });

export const loadFormResults = async ({ params, api }: LoadRequest<'formResults'>) => {
  const id = parseRowId(params.id);
  return id === undefined ? undefined : await api.forms.results(id);
};

/** The id identifies the form; a URL for a different access redirects to the current one. */
export const loadForm = async ({ params, url, api }: LoadRequest<'form'>) => {
  const id = parseRowId(params.id);
  const form = id === undefined ? undefined : await api.forms.get(id);
  if (!form) return undefined;
  return form.url === url.pathname ? { form } : redirectTo(form.url + url.search, 301);
};
