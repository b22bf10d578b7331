import type { LoadRequest } from '../../routing/load.ts';

/** The past seasons of all sports. */
export const load = async ({ api }: LoadRequest<'archives'>) => ({ archives: await api.history.archives() });
