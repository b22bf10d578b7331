import { apiPath } from '../../api/api-path.ts';
import type { Splash } from '../../api/splash/schema.ts';
import { contrast } from '../../domain/contrast.ts';
import { sanitizeStory } from '../../domain/sanitize-html.ts';
import { href } from '../../routing/routes.ts';
import type { ShownSplash } from './client/shown-splash.ts';

/** What pages draw of an answer, which may come from an API elsewhere: its HTML is made safe again. */
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

/** Least contrast of text, as WCAG AA asks. */
const leastContrast = 4.5;

/** The colour as chosen, unless nobody could read it: then black or white. */
export function legible(foreground: string, background: string): string {
  if (contrast(foreground, background) >= leastContrast) return foreground;
  return contrast('#ffffff', background) >= leastContrast ? '#ffffff' : '#000000';
}
