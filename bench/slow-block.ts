import { firstByte } from './load.ts';
import { freePort } from './processes.ts';
import { startSite } from './servers.ts';
import { startSlowApi } from './slow-api.ts';

/** What `<Later>` blocks ask for (related stories and other results), and what is around every page. */
const secondary =
  /\/(Stories|EventsResults)\b.*[?&]|\/(Alert|live|TrackingTag|Seo|navigation|Takeovers|Google|Analytics|mobile)\b/i;

/**
 * First byte of a page, in milliseconds, once with all API answers on time and once with those of the secondary
 * blocks 300 ms late, asked as a browser does. A second site reads the first one's API through a slow go-between.
 */
export async function measureSlowBlock(
  origin: string,
  host: string,
  page: string,
  folder: string,
): Promise<{ onTime: number; late: number }> {
  const api = startSlowApi(origin, secondary, await freePort());
  const site = await startSite({ DATA_DIR: folder, API_ORIGIN: api.origin });
  try {
    await firstByte(site.origin + page, host, 5);
    const onTime = await firstByte(site.origin + page, host);
    api.delay(300);
    const late = await firstByte(site.origin + page, host);
    return { onTime, late };
  } finally {
    await site.stop();
    api.stop();
  }
}
