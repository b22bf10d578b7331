import { html, raw } from 'hono/html';

import type { FeedGame } from '../../api/live-feed/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { createInlineCode, type InlineCode } from '../../routing/inline-code.ts';
import { href } from '../../routing/routes.ts';
import { collegeOf, type FeedContext } from '../college.ts';

/**
 * Existing programs parse this page for the folder of a college's feeds; visitors get a link to the game. A redirect would
 * break those programs.
 */
export async function summaryPage(c: FeedContext, word: string): Promise<Response> {
  const { tenant, api } = collegeOf(c);
  const sport = await api.sports.find(word);
  if (!sport) return c.notFound();
  const game = await api.live.feed(word);
  c.header('X-Robots-Tag', 'noindex');
  c.header('Cache-Control', 'private, no-cache');
  return c.html(page({ tenant, sport, game, inlineCode: c.var.inlineCode ?? createInlineCode() }));
}

type Page = { tenant: Tenant; sport: Sport; game: FeedGame | undefined; inlineCode: InlineCode };

const page = ({ tenant, sport, game, inlineCode }: Page) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${sport.title} live statistics - ${tenant.name}</title>
    <script>${raw(inlineCode.script(folderScript(tenant)))}</script>
    <style>${raw(inlineCode.style(style))}</style>
  </head>
  <body>
    <main>
      <h1>${sport.title} live statistics</h1>
      ${game ? gameLines(game) : html`<p>No game of ${tenant.name} has been followed yet.</p>`}
      <p><a href="${href('schedule', { globalSportNameSlug: sportSlug(sport) })}">Schedule and results</a></p>
    </main>
  </body>
</html>`;

const gameLines = ({ VisitingTeam, HomeTeam, HasStarted, IsComplete, Date: date, GameUrl }: FeedGame) => {
  const score = `${VisitingTeam.Name} ${VisitingTeam.Score}, ${HomeTeam.Name} ${HomeTeam.Score}`;
  const title = HasStarted ? score : `${VisitingTeam.Name} at ${HomeTeam.Name}`;
  return html`<p>${title} (${IsComplete ? `final, ${date}` : date})</p>
      ${GameUrl && html`<p><a href="${GameUrl}">${IsComplete ? 'To the game' : 'Follow the game'}</a></p>`}`;
};

const folderScript = ({ slug }: Tenant): string => {
  const folder = JSON.stringify(slug).replaceAll('<', '\\u003c');
  return `
      window.livestats_foldername = ${folder};
      window.client_shortname = ${folder};
      window.livestats_client = {"ClientAbbrev":${folder}};
    `;
};

const style = `
      :root { color-scheme: light dark }
      body { max-width: 40rem; margin: 12vh auto; padding: 0 24px; font: 1.0625rem/1.5 system-ui, sans-serif }
      a { display: inline-block; padding-block: 10px; color: inherit }
    `;
