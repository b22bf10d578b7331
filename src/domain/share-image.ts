import { slugify } from '../web/slug.ts';
import { athleticsName, type Tenant } from './tenant.ts';

/** The path of a college's share card below `/media/`, drawn by the image service. */
export const collegeCardPath = 'drawn/college.svg';

/** What the image service draws share cards of: a season's schedule and roster, a game, a sport, a player, a coach. */
const cardKinds = ['schedule', 'roster', 'game', 'sport', 'player', 'staff'] as const;
export type CardKind = (typeof cardKinds)[number];

/** The address of the share card of a row. `facts` change with what it shows, because link previews are cached by address. */
export const cardAddress = (kind: CardKind, id: number, ...facts: (string | number | null | undefined)[]): string =>
  `/media/drawn/${kind}/${[id, ...facts.map((fact) => slugify(String(fact ?? '')))].filter(Boolean).join('-')}.svg`;

/** The address of the share card of a day of the year, such as 11-22. */
export const dayCardAddress = (day: string): string => `/media/drawn/on-this-day/${day}.svg`;

/** The row of a share card by its path below `/media/`. */
export function parseCardPath(path: string): { kind: CardKind; id: number } | undefined {
  const [, named, id] = /^drawn\/([a-z]+)\/(\d{1,9})(?:-[a-z0-9-]{1,80})?\.svg$/.exec(path) ?? [];
  const kind = cardKinds.find((each) => each === named);
  return kind && { kind, id: Number(id) };
}

/** The college's picture for link previews of pages without their own: the one it has set, or its generated card. */
export const shareImageOf = (college: Pick<Tenant, 'name' | 'settings'>) => ({
  url: college.settings.shareImage ?? `/media/${collegeCardPath}`,
  altText: athleticsName(college),
});
