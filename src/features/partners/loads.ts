import { partner } from '../../content/partners/partner.ts';
import type { LoadRequest } from '../../routing/load.ts';

export const loadPartners = async ({ api }: LoadRequest<'partners'>) => ({ partners: await api.content.all(partner) });
