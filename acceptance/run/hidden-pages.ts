import { href, type RouteName } from '../../src/routing/routes.ts';
import { ask } from './ask.ts';
import type { Site } from './site.ts';

/** Names and words that the samples have in hidden things only. */
export const secrets =
  /Notyetannounced|Embargo|Signsoon|Spring schedules, for staff|Not for publication|Meet the coach/i;

const roster = '/api/v2/Hidden/Rosters/bySport/football?season=2027';

/** A hidden page of every kind that a sample college has, and addresses of the data API and pictures of the same things. */
export async function hiddenPages(site: Site, host: string, cookie: string) {
  const asStaff = async (path: string) => (await ask(site, { host, path, headers: { cookie } })).text;

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
