import { apiPath } from '../../api/api-path.ts';
import type { Splash } from '../../api/splash/schema.ts';
import { href } from '../../routing/routes.ts';
import { contrast } from '../../web/contrast.ts';
import { sanitizeStory } from '../../web/sanitize-html.ts';
import type { ShownSplash } from './client/shown-splash.ts';

/** Converts an API splash to props; sanitizes its HTML again because the API may be remote. */
export function toShownSplash(splash: Splash): ShownSplash {
  const { id, title, link, display, video, picture, html, backgroundColor, startDate, endDate } = splash;
  return {
    id,
    title,
    href: link ?? href('home'),
    clickAddress: apiPath(['Splash', 'click', id]),
    kind: display.type,
    countdownTo: display.type === 'countdown' ? display.to : undefined,
    video: video ? withoutId(video) : undefined,
    images: picture?.images ?? [],
    html: html === null ? undefined : sanitizeStory(html),
    background: backgroundColor,
    foreground: legible(splash.foregroundColor, backgroundColor),
    startDate,
    endDate,
  };
}

const withoutId = ({ id: _, ...video }: NonNullable<Splash['video']>) => video;

/** Minimum text contrast (WCAG AA). */
const minContrast = 4.5;

/** The chosen color, or black or white if it is illegible. */
export function legible(foreground: string, background: string): string {
  if (contrast(foreground, background) >= minContrast) return foreground;
  return contrast('#ffffff', background) >= minContrast ? '#ffffff' : '#000000';
}
