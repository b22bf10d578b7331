import { hasEnded } from './display-dates.ts';
import { linkKind } from './links.ts';

export const takeoverTypes = ['Url', 'GameDay'] as const;
/** Sends to an address, or to the game day of the games it names. */
export type TakeoverType = (typeof takeoverTypes)[number];

type Takeover = { type: TakeoverType; id: number; url: string; cookie: string; endDate: string | null };
type Takeovers = { config: { isConcurrent: boolean }; takeovers: readonly Takeover[] };

/** Where a visitor is sent, and the takeovers that this answers. */
type Sending = { url: string; because: readonly Takeover[] };

/** The page of another program that shows several games at once. */
export const concurrentPage = '/gameday/concurrent.aspx';

/** Cookies that a browser guards for us alone begin with two underscores; a takeover may not name one. */
const cookieName = /^(?!__)[\w.-]{1,64}$/;

/**
 * Where these takeovers send a visitor with these cookies; undefined leaves them on the page `here`. Several game days
 * at once lead to the page that shows them together where the college has one. `now` in milliseconds since the epoch.
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

/** An address of the web as a header takes it. This page is not one: where cookies are refused that would never end. */
function addressElsewhere(url: string, here: URL): string | undefined {
  const target = linkKind(url).type === 'refused' ? null : URL.parse(url, here);
  if (target?.protocol !== 'https:' && target?.protocol !== 'http:') return undefined;
  if (target.host !== here.host) return target.href;
  return target.pathname === here.pathname ? undefined : target.pathname + target.search + target.hash;
}
