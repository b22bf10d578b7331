import { facility } from '../../content/facilities/facility.ts';
import type { LoadRequest } from '../../routing/load.ts';

export const load = ({ api }: LoadRequest<'facilities'>) => api.content.list(facility, { size: 100 });
