import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';

import type { Tenant } from '../domain/tenant.ts';
import { showcaseEmbedPath } from '../domain/video.ts';
import type { AppEnv } from './app-env.ts';

type Player = { kind: 'file' | 'frame'; src: string };

/**
 * The page that our pages embed to play an archived video or one of the college's streaming service. Its URL is user
 * input, so it plays only files of this host and of the college's configured services.
 */
export const showcaseEmbed = () =>
  createMiddleware<AppEnv>(async function showcaseEmbed(c, next) {
    const { pageUrl: url, secureHeadersNonce: nonce = '', tenant } = c.var;
    if (!tenant || !url) throw new Error('showcaseEmbed needs the tenant and pageRoute middlewares before it');
    if (url.pathname !== showcaseEmbedPath) return next();
    const player = playerOf(url, tenant);
    const from = player && new URL(player.src, url).origin;
    const isOn = (name: string) => url.searchParams.get(name) === 'true';
    c.header('X-Robots-Tag', 'noindex');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; ${player?.kind === 'frame' ? 'frame-src' : 'media-src'} ${from ?? "'none'"}; style-src 'nonce-${nonce}'; frame-ancestors 'self'; base-uri 'none'`,
    );
    return c.html(
      html`<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Video</title>
  <style nonce="${nonce}">
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: #000; color: #fff; font-family: sans-serif }
    video, iframe { width: 100%; height: 100%; border: 0 }
  </style>
  ${player ? elementOf(player, isOn) : html`<p>This video is no longer available.</p>`}
</html>`,
      player ? 200 : 404,
    );
  });

function playerOf({ origin, searchParams }: URL, { settings }: Tenant): Player | undefined {
  const services = settings.config?.externalOrigins ?? {};
  const archive = URL.parse(searchParams.get('archive') ?? 'none:', origin);
  const known = [origin, ...Object.values(services).map((service) => new URL(service).origin)];
  if (archive && known.includes(archive.origin)) return { kind: 'file', src: archive.href };
  const endeavor = searchParams.get('endeavor');
  const streaming = services['/showcase'];
  if (!endeavor || !streaming) return undefined;
  return { kind: 'frame', src: `${new URL(showcaseEmbedPath, streaming)}?${new URLSearchParams({ endeavor })}` };
}

/** A video that does not autoplay always has controls. */
const elementOf = ({ kind, src }: Player, isOn: (name: string) => boolean) =>
  kind === 'frame'
    ? html`<iframe src="${src}" title="Video" allow="autoplay; encrypted-media; fullscreen"></iframe>`
    : html`<video src="${src}" ${isOn('controls') || !isOn('autoplay') ? 'controls' : ''} ${isOn('autoplay') ? 'autoplay' : ''} preload="${isOn('live') ? 'none' : 'metadata'}" playsinline></video>`;
