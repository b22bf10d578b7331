import { linkKind } from '../web/links.ts';
import { concurrentPage } from './concurrent-games.ts';
import { hasEnded } from './display-dates.ts';

export const takeoverTypes = ['Url', 'GameDay'] as const;
/** Redirects to a URL or to the game day of its games. */
export type TakeoverType = (typeof takeoverTypes)[number];

type Takeover = { type: TakeoverType; id: number; url: string; cookie: string; endDate: string | null };
type Takeovers = { config: { isConcurrent: boolean }; takeovers: readonly Takeover[] };

/** The redirect target and the takeovers it covers. */
type Sending = { url: string; because: readonly Takeover[] };

/** Excludes names that start with two underscores, such as those of `__Host-` cookies, which a takeover may not use. */
const cookieName = /^(?!__)[\w.-]{1,64}$/;

/**
 * Resolves where takeovers send a visitor with these cookies; undefined means stay on the page `here`. Several concurrent
 * game days lead to the college's combined page, if it has one. `now` is in milliseconds since the epoch.
 */
export function takeoverSending(
  { config, takeovers }: Takeovers,
  { here, hasCookie, now }: { here: URL; hasCookie: (name: string) => boolean; now: number },
): Sending | undefined {
  const running = takeovers.filter((each) => !hasEnded(each, now) && cookieName.test(each.cookie));
  const due = running.filter(({ cookie }) => !hasCookie(cookie));
  const gameDays = running.filter(({ type }) => type === 'GameDay');
  const ids = [...new Set(gameDays.map(({ id }) => id))];
  if (config.isConcurrent && ids.length > 1 && due.some(({ type }) => type === 'GameDay')) {
    return { url: `${concurrentPage}?ids=${ids}`, because: gameDays };
  }
  for (const each of due) {
    const url = addressElsewhere(each.url, here);
    if (url) return { url, because: [each] };
  }
  return undefined;
}

/** A URL that is valid in a `Location` header. Excludes the current page, which would be a loop if the browser refuses cookies. */
function addressElsewhere(url: string, here: URL): string | undefined {
  const target = linkKind(url).type === 'refused' ? null : URL.parse(url, here);
  if (target?.protocol !== 'https:' && target?.protocol !== 'http:') return undefined;
  if (target.host !== here.host) return target.href;
  return target.pathname === here.pathname ? undefined : target.pathname + target.search + target.hash;
}
