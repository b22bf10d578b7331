import { createMiddleware } from 'hono/factory';
import { html, raw } from 'hono/html';

import { showcaseEmbedPath } from '../domain/video.ts';
import { hashSource } from '../routing/inline-code.ts';
import { cleanPathname } from '../web/clean-pathname.ts';
import type { AppEnv } from './app-env.ts';
import { findPlayer, type Player } from './showcase/find-player.ts';

const style =
  'body{margin:0;display:grid;place-items:center;height:100vh;background:#000;color:#fff;font-family:sans-serif}video,iframe{width:100%;height:100%;border:0}a{display:grid;place-content:center;width:100%;height:100%;padding:16px;box-sizing:border-box;color:#fff;font-size:20px;text-align:center}';

/**
 * The player that our pages embed for archived videos and for the college's streaming service. With the `.aspx` of former sites, it
 * is the player that other sites embed: it plays clips by id and links to YouTube's player.
 */
export const showcaseEmbed = () =>
  createMiddleware<AppEnv>(async function showcaseEmbed(c, next) {
    const { api, pageUrl: url, tenant } = c.var;
    if (!tenant || !url || !api) throw new Error('showcaseEmbed needs the tenant and pageRoute middlewares before it');
    const path = cleanPathname(url.pathname);
    const isFormer = path === `${showcaseEmbedPath}.aspx`;
    const hasProgram = tenant.settings.config?.externalOrigins?.['/showcase'] !== undefined;
    if (isFormer ? hasProgram : path !== showcaseEmbedPath) return next();
    const player = await findPlayer({ url, tenant, videos: api.videos });
    const isOn = (name: string) => url.searchParams.get(name) === 'true';
    c.header('X-Robots-Tag', 'noindex');
    c.header('Content-Security-Policy', policyOf(player, { url, ancestors: isFormer ? '*' : "'self'" }));
    return c.html(
      html`<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${player?.title ?? 'Video'}</title>
  <style>${raw(style)}</style>
  ${player ? elementOf(player, isOn) : html`<p>This video is no longer available.</p>`}
</html>`,
      player ? 200 : 404,
    );
  });

function policyOf(player: Player | undefined, { url, ancestors }: { url: URL; ancestors: string }): string {
  const from = player && player.kind !== 'youtube' ? new URL(player.src, url).origin : "'none'";
  return `default-src 'none'; ${player?.kind === 'frame' ? 'frame-src' : 'media-src'} ${from}; style-src ${hashSource(style)}; frame-ancestors ${ancestors}; base-uri 'none'`;
}

/** A video that does not autoplay always has controls. */
function elementOf({ kind, src, title }: Player, isOn: (name: string) => boolean) {
  if (kind === 'youtube') return html`<a href="${src}" rel="noopener">Play on YouTube: ${title}</a>`;
  if (kind === 'frame')
    return html`<iframe src="${src}" title="Video" allow="autoplay; encrypted-media; fullscreen"></iframe>`;
  return html`<video src="${src}" ${isOn('controls') || !isOn('autoplay') ? 'controls' : ''} ${isOn('autoplay') ? 'autoplay' : ''} preload="${isOn('live') ? 'none' : 'metadata'}" playsinline></video>`;
}
