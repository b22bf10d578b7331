import type { ApiClient } from '../../api/client.ts';
import { isComplete } from '../../domain/game-state.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { documentAddress, formerDocumentPath } from '../../web/document-path.ts';
import { parseRowId } from '../../web/row-id.ts';
import type { GetParameter, LegacyAddress } from './legacy-address.ts';
import { otherVendorAddresses } from './other-vendors.ts';

const idIn = (parameter: GetParameter, name: string): number | undefined => parseRowId(parameter(name) ?? '');

const sportIn = async (parameter: GetParameter, api: ApiClient): Promise<Sport | undefined> => {
  const slug = parameter('path');
  return slug ? api.sports.find(slug) : undefined;
};

/** Whether a page is of the sport that `path` names, if it names one. */
const isOfSport = async (address: string, parameter: GetParameter, api: ApiClient): Promise<boolean> => {
  const sport = await sportIn(parameter, api);
  return parameter('path') === undefined || (sport !== undefined && address.startsWith(`/sports/${sportSlug(sport)}/`));
};

/** "2019" means the season "2019" or "2019-20". */
const seasonIn = async (parameter: GetParameter, sport: Sport, api: ApiClient): Promise<string | undefined> => {
  const title = parameter('season') ?? parameter('year');
  if (!title || !/^\d{4}(-\d{2})?$/.test(title)) return undefined;
  const seasons = await api.schedule.seasons(sport.id);
  return seasons.find(({ seasonTitle }) => seasonTitle === title || seasonTitle.startsWith(`${title}-`))?.seasonTitle;
};

const schedulePage: LegacyAddress['target'] = async (parameter, api) => {
  const scheduleId = idIn(parameter, 'schedule');
  const known = scheduleId === undefined ? undefined : await api.schedule.get(scheduleId);
  if (known) return href('schedule', { globalSportNameSlug: sportSlug(known.sport), seasonTitle: known.season?.title });
  const sport = await sportIn(parameter, api);
  return (
    sport &&
    href('schedule', { globalSportNameSlug: sportSlug(sport), seasonTitle: await seasonIn(parameter, sport, api) })
  );
};

const rosterPage: LegacyAddress['target'] = async (parameter, api) => {
  const playerId = idIn(parameter, 'rp_id');
  if (playerId !== undefined) {
    const player = await api.players.get(playerId);
    return player && (await isOfSport(player.url, parameter, api)) ? player.url : undefined;
  }
  const sport = await sportIn(parameter, api);
  return sport && href('roster', { slug: sportSlug(sport), season: await seasonIn(parameter, sport, api) });
};

const formPage: LegacyAddress['target'] = async (parameter, api) => {
  const id = idIn(parameter, 'form');
  return id === undefined ? undefined : (await api.forms.get(id))?.url;
};

const statsPage: LegacyAddress['target'] = async (parameter, api) => {
  const sport = await sportIn(parameter, api);
  return sport && href('cumeStats', { sportSlug: sportSlug(sport), season: await seasonIn(parameter, sport, api) });
};

const coachesPage: LegacyAddress['target'] = async (parameter, api) => {
  const sport = await sportIn(parameter, api);
  return sport && href('coaches', { sportSlug: sportSlug(sport), season: await seasonIn(parameter, sport, api) });
};

const boxScorePage: LegacyAddress['target'] = async (parameter, api) => {
  const gameId = idIn(parameter, 'id');
  // existing client programs parse the id from this URL in `result.boxScore` of the API
  const game = gameId === undefined ? undefined : await api.games.get(gameId);
  // an id of a former site may be that of a game of another sport here
  if (game?.boxscoreUrl && !(await isOfSport(game.boxscoreUrl, parameter, api))) return undefined;
  if (game?.gameCenterUrl && !isComplete(game.gameState)) return { temporary: game.gameCenterUrl };
  return game?.boxscoreUrl ?? undefined;
};

/** A game by id, as calendar feeds link to it, or the calendar of a sport by id, path or none. */
const calendarPage: LegacyAddress['target'] = async (parameter, api) => {
  const gameId = idIn(parameter, 'game_id') ?? idIn(parameter, 'id');
  if (gameId !== undefined) {
    const game = await api.games.get(gameId);
    if (!game) return undefined;
    if (game.boxscoreUrl && isComplete(game.gameState)) return game.boxscoreUrl;
    return { temporary: scheduleRowAddress(game) };
  }
  const sportId = idIn(parameter, 'sport') ?? idIn(parameter, 'sport_id');
  const sport = sportId === undefined ? await sportIn(parameter, api) : await api.sports.get(sportId);
  const [location, date, view] = [parameter('location'), parameter('date'), parameter('vtype')];
  if (view?.toLowerCase() === 'print')
    return href('printCalendar', {
      type: 'month',
      sport: sport ? sportSlug(sport) : '0',
      start: date?.replaceAll('/', '-') ?? 'null',
      end: 'null',
      location: location === undefined || location === 'all' ? 'null' : location,
    });
  const query = { date, view, location: location === 'all' ? undefined : location };
  return sport ? href('sportCalendar', { globalSportNameSlug: sportSlug(sport) }, query) : href('calendar', {}, query);
};

const scheduleText: LegacyAddress['target'] = async (parameter, api) => {
  const scheduleId = idIn(parameter, 'schedule');
  const known = scheduleId === undefined ? undefined : await api.schedule.get(scheduleId);
  if (!known) return undefined;
  const { sport, season } = known;
  const globalSportNameSlug = sportSlug(sport);
  return href('txtSchedule', { globalSportNameSlug, seasonTitle: season.title });
};

const homePage: LegacyAddress['target'] = async (parameter, api) => {
  if (parameter('path') === undefined) return href('home');
  const sport = await sportIn(parameter, api);
  return sport && href('sport', { slug: sportSlug(sport) });
};

const hallPage: LegacyAddress['target'] = async (parameter, api) => {
  const inducteeId = idIn(parameter, 'hof');
  if (parameter('hof') !== undefined)
    return inducteeId === undefined ? undefined : api.honors.inducteeAddress(inducteeId);
  return (await api.honors.hallAddress()) ?? href('honorsHome');
};

/** The usual hall of fame slug of former sites, unless a hall here has it; keeps the grouping. */
const anyHallPage: LegacyAddress['target'] = async (_, api, pathname) => {
  if (await api.honors.hallAddress('hall-of-fame')) return undefined;
  const hall = await api.honors.hallAddress();
  // temporary: a college may add a hall later
  return hall ? hall + pathname.replace(/^\/honors\/[^/]+/, '') : { temporary: href('honorsHome') };
};

const allAmericanPage: LegacyAddress['target'] = async (parameter, api) => {
  const sport = await sportIn(parameter, api);
  return href('allAmericans', {}, { sport: sport && sportSlug(sport) });
};

/** A member of the staff directory by id, the staff of a sport, or the directory. */
const staffPage: LegacyAddress['target'] = async (parameter, api, pathname) => {
  const id = idIn(parameter, 'staff');
  if (parameter('staff') !== undefined) return id === undefined ? undefined : api.staff.memberAddress(id);
  return parameter('path') === undefined ? href('staffDirectory') : sportStaffPage(parameter, api, pathname);
};

const sportStaffPage: LegacyAddress['target'] = async (parameter, api) => {
  const sport = await sportIn(parameter, api);
  return sport && href('sportStaff', { sportDepartment: sportSlug(sport) });
};

/** The directory with the parameters of former sites; without parameters the URL is a page here. */
const staffDirectoryPage: LegacyAddress['target'] = (parameter, api, pathname) => {
  if (parameter('print') === 'true') return href('printStaffDirectory');
  return parameter('path') === undefined ? undefined : sportStaffPage(parameter, api, pathname);
};

/** An episode or podcast by its id on this site, or the episodes about a sport. */
const podcastPage: LegacyAddress['target'] = async (parameter, api) => {
  const episodeId = idIn(parameter, 'podcast') ?? idIn(parameter, 'podcast_id') ?? idIn(parameter, 'id');
  if (episodeId !== undefined) return api.podcasts.episodeAddress(episodeId);
  const showId = idIn(parameter, 'category');
  if (showId !== undefined) return api.podcasts.address(showId);
  const sport = await sportIn(parameter, api);
  return href('podcasts', {}, { sport: sport && sportSlug(sport) });
};

/** Former sites served documents through a script that took any URL; this one only redirects to the college's own documents. */
const documentFile: LegacyAddress['target'] = (parameter) => {
  const path = formerDocumentPath(parameter('file_location') ?? '');
  return path === undefined ? undefined : documentAddress(path);
};

/** A video by its id on this site, with the parameters that former sites used for live and archived broadcasts, or the list of videos. */
const videoPage: LegacyAddress['target'] = (parameter, api) => {
  const given = parameter('live') ?? parameter('archive');
  if (given === undefined) return href('videos');
  const id = parseRowId(given);
  return id === undefined ? undefined : api.videos.address(id);
};

/** Counts a click on a campaign and redirects to its stored link, whatever target the URL names. */
const campaignPage: LegacyAddress['target'] = async (parameter, api) => {
  const id = idIn(parameter, 'ad_id');
  const link = id === undefined ? undefined : await api.promotions.click(id);
  return link === undefined ? undefined : { temporary: link };
};

/** A facility by id, as linked from the games of former sites. */
const facilityPage: LegacyAddress['target'] = async (parameter, api) => {
  const id = idIn(parameter, 'id');
  return id === undefined ? undefined : api.facilities.address(id);
};

/** URLs of former sites that correspond to a page of this site. */
export const legacyAddresses: readonly LegacyAddress[] = [
  { path: /^\/schedule\.aspx$/, target: schedulePage },
  { path: /^\/roster\.aspx$/, target: rosterPage },
  { path: /^\/(?:cumestats|teamstats)\.aspx$/, target: statsPage },
  { path: /^\/calendar\.aspx$/, target: calendarPage },
  { path: /^\/coaches\.aspx$/, target: coachesPage },
  { path: /^\/boxscore\.aspx$/, target: boxScorePage },
  { path: /^\/hof\.aspx$/, target: hallPage },
  { path: /^\/honors\/hall-of-fame(?:-inductees)?(?:\/(?:year|sport|a-z|teams))?$/, target: anyHallPage },
  { path: /^\/(?:aa|allamericans)\.aspx$/, target: allAmericanPage },
  { path: /^\/staff\.aspx$/, target: staffPage },
  { path: /^\/staff-directory$/, target: staffDirectoryPage },
  { path: /^\/podcasts?\.aspx$/, target: podcastPage },
  { path: /^\/(?:showcase|watch)\/?$/, target: videoPage },
  { path: /^\/common\/controls\/adhandler\.aspx$/, target: campaignPage },
  { path: /^\/facilities$/, target: facilityPage },
  { path: /^\/sb_output\.aspx$/, target: formPage },
  { path: /^\/otd$/, target: (parameter) => href('onThisDay', {}, { date: parameter('date') }) },
  { path: /^\/tickets\.aspx$/, target: () => href('tickets') },
  { path: /^\/services\/schedule_txt\.ashx$/, target: scheduleText },
  { path: /^\/services\/download_file\.ashx$/, target: documentFile },
  { path: /^\/(?:index|default)\.aspx$/, target: homePage },
  ...otherVendorAddresses,
];

export const isLegacyAddress = (pathname: string): boolean =>
  legacyAddresses.some(({ path }) => path.test(pathname.toLowerCase()));
