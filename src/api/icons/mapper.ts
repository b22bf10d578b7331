import { sportIconCodes } from '../../domain/sport-icon.ts';

/** URL at which existing programs request sport icons. */
export const iconMapperPath = '/icons/sports-icon-mapper.json';

const body = JSON.stringify(sportIconCodes);

/** The icons by sport code, the same for every college. */
export const iconMapper = (): Response =>
  new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' } });
