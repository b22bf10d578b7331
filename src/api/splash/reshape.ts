import { isoInstant, isoInstantOrNull } from '../../domain/instant.ts';
import type { VideoEmbed } from '../../domain/video.ts';
import { followable } from '../../web/links.ts';
import { sanitizeStory } from '../../web/sanitize-html.ts';
import { toPicture } from '../images/picture.ts';
import type { SplashRow } from './queries.ts';
import type { Splash } from './schema.ts';

export const toSplash = ({ splash, wide, narrow }: SplashRow): Splash => ({
  id: splash.id,
  title: splash.title,
  link: followable(splash.link),
  display:
    splash.kind === 'countdown'
      ? { type: splash.kind, to: isoInstant(splash.countdownTo ?? splash.startDate) }
      : { type: splash.kind },
  video: splash.video && toVideo(splash.video),
  picture: toPicture(wide, narrow),
  backgroundColor: splash.backgroundColor,
  foregroundColor: splash.foregroundColor,
  html: splash.html === null ? null : sanitizeStory(splash.html),
  startDate: isoInstant(splash.startDate),
  endDate: isoInstantOrNull(splash.endDate),
});

/** The video source with its options; undefined without a source. */
function toVideo({ youtube, archive, endeavor, autoplay, controls, live }: VideoEmbed): Splash['video'] {
  const source = youtube ? { youtube } : archive ? { archive } : endeavor ? { endeavor } : undefined;
  const id = youtube || archive || endeavor;
  if (!source || !id) return null;
  return { id, ...source, ...(autoplay && { autoplay }), ...(controls && { controls }), ...(live && { live }) };
}
