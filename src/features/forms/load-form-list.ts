import type { LoadRequest } from '../../routing/load.ts';

export const load = async ({ api }: LoadRequest<'forms'>) => ({ forms: await api.forms.list() });
