import { html } from 'hono/html';

import type { ScheduleGame } from '../../api/games/schema.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { themeColorsOf } from '../../domain/theme.ts';
import { isComplete } from '../../domain/game-state.ts';
import { href } from '../../routes.ts';
import { themeHref } from '../../ui/theme/stylesheet.ts';

type Props = { tenant: Tenant; games: readonly ScheduleGame[]; nonce: string };

/** Stands at an address of another program: it says so, and looks like no page of the site. */
export const outsidePage = ({ tenant, games, nonce }: Props) => {
  const { logo, name } = tenant;
  const title = games.length > 0 ? 'Games of the day' : 'This part of the site is run by another program';
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} - ${name}</title>
    <link rel="stylesheet" href="${themeHref(themeColorsOf(tenant))}" />
    <style nonce="${nonce}">
      body { max-width: 40rem; margin: 12vh auto; padding: 0 24px; font: 1.0625rem/1.5 system-ui, sans-serif; background: var(--surface, #fff); color: var(--ink, #1a1a1a) }
      a { display: inline-block; padding-block: 10px; color: var(--link, #1a1a1a) }
    </style>
  </head>
  <body>
    <main>
      ${logo && html`<img src="${logo}" alt="" width="63" height="63" />`}
      <h1>${title}</h1>
      ${games.length > 0 ? gameList(games) : html`<p>${name} has not connected that program yet, so there is nothing to see at this address.</p>`}
      <p><a href="${href('home')}">To the home page of ${name} athletics</a></p>
    </main>
  </body>
</html>`;
};

const gameList = (games: readonly ScheduleGame[]) => html`<ul>
        ${games.map(
          (game) =>
            html`<li><a href="${addressOf(game)}">${game.sport.title} ${game.atVs} ${game.opponent.title}</a></li>`,
        )}
      </ul>`;

const addressOf = ({ gameState, gameCenterUrl, boxscoreUrl, sport, season }: ScheduleGame): string =>
  (isComplete(gameState) ? boxscoreUrl : (gameCenterUrl ?? boxscoreUrl)) ??
  href('schedule', { globalSportNameSlug: sport.globalSportNameSlug ?? sport.shortName, seasonTitle: season.title });
