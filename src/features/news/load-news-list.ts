import type { LoadRequest } from '../../routing/load.ts';
import { findNews } from './news-list.ts';

export const load = ({ params: { year }, url, api }: LoadRequest<'news'>) => findNews(api, { year, url });
