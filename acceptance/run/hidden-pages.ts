import { href, type RouteName } from '../../src/routing/routes.ts';
import { sendRequest } from './request.ts';
import type { Site } from './site.ts';

/** Texts that the samples contain in hidden content alone. */
export const secrets =
  /Undisclosed|Underwraps|Notyetannounced|Embargo|Signsoon|Spring schedules, for staff|Not for publication|Meet the coach/i;

const roster = '/api/v2/Hidden/Rosters/bySport/football?season=2027';

/** One hidden page of each kind, and the API and image addresses of the same content. */
export async function hiddenPages(site: Site, host: string, cookie: string) {
  const asStaff = async (path: string) => (await sendRequest(site, { host, path, headers: { cookie } })).text;

  const findStory = async (slug: string) => {
    for (let id = 1; id < 100; id++) {
      const address = `/api/v2/Hidden/Stories/${id}`;
      const text = await asStaff(address);
      if (text.includes(slug)) return { page: JSON.parse(text).url as string, address };
    }
    throw new Error(`The samples have no story ${slug}`);
  };

  const { players } = JSON.parse(await asStaff(roster));
  const player = players.find(({ lastName }: { lastName: string }) => lastName === 'Embargo');
  const story = await findStory('staff-preview-spring-schedules');
  const splashes = [1, 2, 3, 4, 5].map((id) => `/api/v2/Hidden/Splash?splashId=${id}`);
  const splash = (await Promise.all(splashes.map(asStaff))).findIndex((text) => secrets.test(text));
  return {
    pages: {
      hiddenRoster: href('hiddenRoster', { slug: 'football', season: '2027' }),
      hiddenRosterBio: player.url,
      hiddenStory: story.page,
      hiddenSplash: href('hiddenSplash', { splashId: splash + 1 }),
    } satisfies Partial<Record<RouteName, string>>,
    data: [
      roster,
      `/api/v2/Hidden/Players/${player.rosterPlayerId}`,
      story.address,
      splashes[splash] ?? '',
      player.image.url,
      `/images/resize?url=${player.image.url}&width=80`,
    ],
  };
}
