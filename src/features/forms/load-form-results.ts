import { parseRowId } from '../../domain/row-id.ts';
import type { LoadRequest } from '../../routing/load.ts';

export const load = async ({ params, api }: LoadRequest<'formResults'>) => {
  const id = parseRowId(params.id);
  return id === undefined ? undefined : await api.forms.results(id);
};
