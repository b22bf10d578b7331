import type { LoadRequest } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';

export const load = async ({ params, api }: LoadRequest<'formResults'>) => {
  const id = parseRowId(params.id);
  return id === undefined ? undefined : await api.forms.results(id);
};
