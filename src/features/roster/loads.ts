import type { ApiClient } from '../../api/client.ts';
import { isFormerName } from '../../domain/former-name.ts';
import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { fillPath } from '../../routing/route-path.ts';
import { href } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';

/** The id identifies the coach of a season; a URL with a former name redirects to the current one. */
export const loadCoach = ({ params, url, api }: LoadRequest<'coachBio'>) =>
  loadStaffMember(params.coachId, params.coachName, { url, api });

/** The staff of a season by title, by default of the current season or the newest with staff. */
export const loadCoaches = async ({ params: { sportSlug: word, season }, url, api }: LoadRequest<'coaches'>) => {
  const sport = await api.sports.find(word);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== word) return redirectTo(href('coaches', { sportSlug: slug, season }) + url.search, 301);
  const [staff, records] = await Promise.all([
    api.staff.bySport(slug, { season }),
    api.coaching.records(slug, 'overall'),
  ]);
  if (!staff) return undefined;
  // the API also finds a season by the year in which it begins, but its page has only one URL
  if (season !== undefined && staff.season && staff.season.title !== season)
    return redirectTo(href('coaches', { sportSlug: slug, season: staff.season.title }) + url.search, 308);
  return { staff, hasRecords: records !== undefined && records.rows.length > 0 };
};

type Routes = 'coachingRecordsByYear' | 'coachingRecordsOverall';

/** The records of a sport's coaches by season or by tenure. */
export const loadCoachingRecords = async ({ route, params, url, api }: LoadRequest<Routes>) => {
  const sport = await api.sports.find(params.sportSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  const isByYear = route.name === 'coachingRecordsByYear';
  if (slug !== params.sportSlug) {
    const name = isByYear ? 'coachingRecordsByYear' : 'coachingRecordsOverall';
    return redirectTo(href(name, { sportSlug: slug }) + url.search, 301);
  }
  const records = await api.coaching.records(slug, isByYear ? 'year' : 'overall');
  return records && { records };
};

/** The id identifies the player; a URL with a former name or another sport redirects to the current one, one with another name is a 404. */
export const loadRosterBio = async ({ params, url, api }: LoadRequest<'rosterBio'>) => {
  const id = parseRowId(params.rosterPlayerId);
  const player = id === undefined ? undefined : await api.players.get(id);
  if (!player) return undefined;
  if (player.url === url.pathname) return { player };
  const name = player.url.split('/').at(-2) ?? '';
  return isFormerName(params.playerSlug, name) ? redirectTo(player.url + url.search, 301) : undefined;
};

/** The roster of a season by title, by default of the current season. */
export const loadRoster = async ({ route, params: { slug, season }, url, api }: LoadRequest<'roster'>) => {
  const sport = await api.sports.find(slug);
  if (!sport) return undefined;
  const [roster, seasons] = await Promise.all([
    api.rosters.bySport(slug, { season }),
    api.rosters.list({ sport: slug }),
  ]);
  if (season === undefined) return { sport, roster, seasons };
  if (!roster) return undefined;
  // the API also finds a season by the year in which it begins, but its page has only one URL
  const { title } = roster.season;
  return title === season
    ? { sport, roster, seasons }
    : redirectTo(fillPath(route.path, { slug: sportSlug(sport), season: title }) + url.search, 308);
};

/** The id identifies the staff member of a season; a URL with a former name redirects to the current one. */
export const loadSupportStaff = ({ params, url, api }: LoadRequest<'supportStaffBio'>) =>
  loadStaffMember(params.supportStaffId, params.supportStaffName, { url, api });

/** The coach or staff member with an id, on the page for their role; URLs with a former name redirect there. */
async function loadStaffMember(idText: string, named: string, { url, api }: { url: URL; api: ApiClient }) {
  const id = parseRowId(idText);
  const member = id === undefined ? undefined : await api.staff.get(id);
  if (!member?.url) return undefined;
  if (member.url === url.pathname) return { member };
  const name = member.url.split('/').at(-2) ?? '';
  return isFormerName(named, name) ? redirectTo(member.url + url.search, 301) : undefined;
}
