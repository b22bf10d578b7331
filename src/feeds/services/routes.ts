import { Hono } from 'hono';

import type { AppEnv } from '../../middleware/app-env.ts';
import { readServiceAddress, type ServicePath } from '../../routing/former-services.ts';
import { escapeXml } from '../../web/escape-xml.ts';
import { collegeOf } from '../college.ts';
import { publicResponse } from '../public-response.ts';
import { adaptiveComponents } from './adaptive-components.ts';
import { mediaCount, mediaList } from './media-services.ts';
import { responsiveCalendar } from './responsive-calendar.ts';
import { responsiveSchedule } from './responsive-schedule.ts';
import { coachesXml, responsiveRoster, rosterList, rosterXml } from './roster-services.ts';
import { scheduleList, scheduleXml, scores } from './schedule-services.ts';
import { readServiceQuery, type Service } from './service.ts';
import { sportAssets, sportNames } from './sport-names.ts';
import { storiesXml, storyArchive } from './story-services.ts';

/** Names of the elements of lists; other lists repeat `item`. */
const itemNames: Record<string, string> = {
  roster: 'player',
  results: 'result',
  photos: 'photo',
  schedule: 'game',
  schedules: 'season',
  scores: 'game',
  stories: 'story',
};

/** A JSON value as an XML element. List items are on lines of their own, because programs skip the text between them. */
function xmlOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return `<${name}/>`;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${xmlOf(itemNames[name] ?? 'item', item)}\n`);
    return `<${name}>\n${items.join('')}</${name}>`;
  }
  if (typeof value !== 'object') return `<${name}>${escapeXml(String(value))}</${name}>`;
  const children = Object.entries(value).map(([key, child]) => xmlOf(key, child));
  return `<${name}>${children.join('')}</${name}>`;
}

/** `root`: the document element of a service that responds with XML unless `format=json`. */
const services: Record<ServicePath, { service: Service; root?: string }> = {
  '/services/responsive-calendar.ashx': { service: responsiveCalendar },
  '/services/adaptive_components.ashx': { service: adaptiveComponents },
  '/services/sportnames.ashx': { service: sportNames },
  '/services/archives.ashx/stories': { service: storyArchive },
  '/services/scores.aspx': { service: scores, root: 'scores' },
  '/services/schedule_xml_2.aspx': { service: scheduleXml, root: 'schedules' },
  '/services/roster_xml.aspx': { service: rosterXml, root: 'rosters' },
  '/services/coaches_xml.aspx': { service: coachesXml, root: 'coaches' },
  '/services/stories_xml.aspx': { service: storiesXml, root: 'news' },
  '/services/responsive-roster.ashx': { service: responsiveRoster },
  '/services/responsive-schedule.ashx': { service: responsiveSchedule },
  '/services/responsive-sportschedule.ashx': { service: scheduleList },
  '/services/allaccess.ashx/media/get': { service: mediaList },
  '/services/allaccess.ashx/media/getcount': { service: mediaCount },
  '/api/sportnames': { service: sportNames },
  '/api/assets': { service: sportAssets },
  '/api/roster': { service: rosterList },
  '/api/schedule': { service: scheduleList },
};

const oneMinute = 60;

/** Services of earlier platforms as adapters over the API, for the programs that still request them. Names ignore case. */
export const serviceRoutes = () =>
  new Hono<AppEnv>().get('*', async (c, next) => {
    const url = new URL(c.req.url);
    const address = readServiceAddress(url.pathname);
    if (!address) return next();
    const [withEtag, withTags] = publicResponse(oneMinute);
    const { service, root } = services[address.path];
    return withEtag(c, async () => {
      await withTags(c, async () => {
        const query = readServiceQuery(url);
        const result = await service({ ...collegeOf(c), query, id: address.id });
        c.res = respond(
          result,
          root !== undefined && query.text('format')?.toLowerCase() !== 'json' ? root : undefined,
        );
      });
    });
  });

/** A web page of another site may read the response, as it may read the API. */
const headers = { 'Access-Control-Allow-Origin': '*' };

function respond(result: object | number | undefined, root: string | undefined): Response {
  if (result === undefined) return new Response('Nothing matches the query of this address.\n', { status: 404 });
  if (root === undefined || typeof result === 'number') return Response.json(result, { headers });
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(root, result)}\n`;
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/xml; charset=utf-8' } });
}
