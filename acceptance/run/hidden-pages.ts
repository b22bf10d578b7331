import { href, type RouteName } from '../../src/routing/routes.ts';
import { sendRequest } from './request.ts';
import type { Site } from './site.ts';

/** Texts that hidden pages alone contain. */
export const secrets =
  /Undisclosed|Underwraps|Notyetannounced|Embargo|Signsoon|Spring schedules, for staff|Not for publication|Meet the coach|Travel report|Visit weekend|Components of src/i;

const roster = '/api/v2/Hidden/Rosters/bySport/football?season=2027';

/** One hidden page of each kind, and the API and image addresses of the same content. */
export async function hiddenPages(site: Pick<Site, 'port'>, host: string, cookie: string) {
  const asStaff = async (path: string) => (await sendRequest(site, { host, path, headers: { cookie } })).text;

  const findStory = async (slug: string) => {
    for (let id = 1; id < 100; id++) {
      const address = `/api/v2/Hidden/Stories/${id}`;
      const text = await asStaff(address);
      if (text.includes(slug)) return { page: JSON.parse(text).url as string, address };
    }
    throw new Error(`The samples have no story ${slug}`);
  };

  const findForm = async () => {
    for (let id = 1; id < 20; id++) {
      const address = `/api/v2/Hidden/Forms/${id}`;
      const form = JSON.parse(await asStaff(address));
      if (form.access === 'hidden') return { page: form.url as string, address };
    }
    throw new Error('The samples have no hidden form');
  };

  const { players } = JSON.parse(await asStaff(roster));
  const player = players.find(({ lastName }: { lastName: string }) => lastName === 'Embargo');
  const story = await findStory('staff-preview-spring-schedules');
  const form = await findForm();
  const sportFiles = '/api/v2/Hidden/SportFiles?pageSize=100';
  const sportFile = JSON.parse(await asStaff(sportFiles)).items.find(
    ({ access }: { access: string }) => access === 'hidden',
  );
  const splashes = [1, 2, 3, 4, 5].map((id) => `/api/v2/Hidden/Splash?splashId=${id}`);
  const splash = (await Promise.all(splashes.map(asStaff))).findIndex((text) => secrets.test(text));
  return {
    pages: {
      hiddenRoster: href('hiddenRoster', { slug: 'football', season: '2027' }),
      hiddenRosterBio: player.url,
      hiddenStory: story.page,
      hiddenSportFile: sportFile.url,
      hiddenForm: form.page,
      hiddenFormResults: `${form.page}/results`,
      hiddenSplash: href('hiddenSplash', { splashId: splash + 1 }),
      hiddenStyle: href('hiddenStyle'),
    } satisfies Partial<Record<RouteName, string>>,
    data: [
      roster,
      `/api/v2/Hidden/Players/${player.rosterPlayerId}`,
      story.address,
      form.address,
      `${form.address}/Results`,
      sportFiles,
      splashes[splash] ?? '',
      player.image.url,
      `/images/resize?url=${player.image.url}&width=80`,
    ],
  };
}
