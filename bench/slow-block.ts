import { firstByte } from './load.ts';
import { freePort } from './processes.ts';
import { startSite } from './servers.ts';
import { startSlowApi } from './slow-api.ts';

/** Requests of `<Deferred>` blocks (related stories, other results) and of the blocks around every page. */
const secondary =
  /\/(Stories|EventsResults)\b.*[?&]|\/(Alert|live|TrackingTag|Seo|navigation|Takeovers|Google|Analytics|mobile)\b/i;

/**
 * First byte of a page in milliseconds, without and with a delay of 300 ms for the API responses of secondary blocks. A
 * second site reads the API of the first through a proxy that adds the delay.
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
