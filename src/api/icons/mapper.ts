import { sportIconCodes } from '../../domain/sport-icon.ts';

/** Where programs look for the icons of sports. */
export const iconMapperPath = '/icons/sports-icon-mapper.json';

const body = JSON.stringify(sportIconCodes);

/** The same for every college. */
export const iconMapper = (): Response =>
  new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' } });
