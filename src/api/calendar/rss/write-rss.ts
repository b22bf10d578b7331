import { xmlElement as element, escapeXml } from '../../../web/escape-xml.ts';
import type { GameRow } from '../../games/queries.ts';
import { toScheduleGame } from '../../games/reshape.ts';
import type { ScheduleGame } from '../../games/schema.ts';
import { mapInSteps } from '../../map-in-steps.ts';
import { descriptionOf, summaryOf } from '../event-text.ts';
import { gameSpan } from '../game-span.ts';
import { dayOfTitle, eventTimes } from './event-times.ts';

export type RssFacts = {
  /** Title of the channel. */
  name: string;
  /** Short name of the college. */
  team: string;
  timezone: string;
  /** Paths of the calendar page and of the feed. */
  page: string;
  self: string;
  /** Scheme and host of links. */
  origin: string;
  /** Milliseconds since the epoch. */
  modifiedAt: number;
};

/**
 * Writes games as RSS 2.0 with the elements of existing calendar feeds: `ev:` for place and times in UTC, `s:` for local times,
 * opponent, logos and links. Text is escaped rather than put into CDATA, so `]]>` needs no special treatment.
 */
export async function writeRss(rows: readonly GameRow[], facts: RssFacts): Promise<string> {
  const { name, page, self, origin, modifiedAt } = facts;
  const toAbsolute = (path: string) => new URL(path, origin).href;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:ev="http://purl.org/rss/1.0/modules/event/" xmlns:s="http://sidearmsports.com/schemas/cal_rss/1.0/" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', name),
    element('link', toAbsolute(page)),
    element('description', `Schedule and results of ${name}`),
    element('language', 'en-us'),
    element('lastBuildDate', new Date(Math.min(modifiedAt, Date.now())).toUTCString()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(toAbsolute(self))}"/>`,
  ];
  const items = await mapInSteps(rows, (row) => itemOf(row, facts));
  return [...lines, ...items, '</channel>', '</rss>', ''].join('\n');
}

function itemOf(row: GameRow, { team, timezone, origin }: RssFacts): string {
  const game = toScheduleGame(row);
  const toAbsolute = (path: string) => new URL(path, origin).href;
  const span = gameSpan(row, game);
  const times = eventTimes(span, timezone);
  const summary = summaryOf(game, { team, isOfOneSport: false });
  // redirects to the box score or the schedule, whose URLs may change
  const permalink = toAbsolute(`/calendar.aspx?game_id=${game.id}&sport_id=${game.sport.id}`);
  return [
    '<item>',
    element('title', `${dayOfTitle(span, timezone)} ${summary}`),
    element('description', descriptionOf(game, summary, origin)),
    element('link', permalink),
    `<guid isPermaLink="true">${escapeXml(permalink)}</guid>`,
    element('ev:location', [game.location, game.facility?.title].filter(Boolean).join(', ')),
    element('ev:startdate', times.start),
    element('ev:enddate', times.end),
    element('s:localstartdate', times.localStart),
    element('s:localenddate', times.localEnd),
    element('s:teamlogo', toAbsolute('/images/logos/site/site.png')),
    element('s:opponentlogo', game.opponent.image ? toAbsolute(game.opponent.image.fullpath) : ''),
    element('s:opponent', game.opponent.title),
    element('s:gameid', String(game.id)),
    element('s:gamepromoname', game.promotion ?? ''),
    '<s:links>',
    ...linksOf(game).map(([name, url]) => element(`s:${name}`, toAbsolute(url))),
    '</s:links>',
    '</item>',
  ].join('\n');
}

const linksOf = ({ media, result, boxscoreUrl, gameCenterUrl, recapUrl }: ScheduleGame) =>
  [
    ['livestats', result ? null : (media.stats?.url ?? gameCenterUrl)],
    ['boxscore', boxscoreUrl],
    ['recap', recapUrl],
    ['video', media.video?.url],
    ['audio', media.audio?.url],
    ['tickets', media.tickets?.url],
  ].flatMap(([name, url]): [string, string][] => (name && url ? [[name, url]] : []));
