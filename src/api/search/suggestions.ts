import { searchableKinds } from '../../content/search.ts';
import { sportIconName } from '../../domain/sport-icon.ts';
import { imageAddress, isPicture, isResizable } from '../../web/image-address.ts';
import { capitalize, enDashed, monogram } from '../../web/text.ts';
import type { SearchGroup, SearchResult, Suggestion } from './schema.ts';

const maxItems = 8;
/** Maximum number of suggestions per kind, so that all kinds remain visible. */
const maxOfKind: Record<string, number> = { sport: 3, person: 4 };
const maxOfOthers = 2;

/** Width and height in pixels, for 40 CSS pixels on high-density screens. */
const thumbnailSize = 80;

/** The first results of each kind, sports and people first, without repeated addresses. */
export function suggestionsOf(groups: readonly SearchGroup[], best: readonly SearchResult[]): Suggestion[] {
  const found = groups.flatMap(({ items }) => items);
  const [pages, named] = [best.filter(isPage), best.filter((result) => !isPage(result))];
  const results = [...named, ...found.filter(isLeading), ...pages, ...found.filter((result) => !isLeading(result))];
  const counts = new Map<string, number>();
  const addresses = new Set<string>();
  const chosen = results.filter(({ kind, url }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    if (addresses.has(url) || count > (maxOfKind[kind] ?? maxOfOthers)) return false;
    addresses.add(url);
    counts.set(kind, count);
    return true;
  });
  return chosen.slice(0, maxItems).map((result) => ({
    kind: result.kind,
    title: enDashed(result.title),
    detail: detailOf(result),
    url: result.url,
    ...pictureOf(result),
  }));
}

const isPage = ({ kind }: SearchResult): boolean => kind === 'page';
const isLeading = ({ kind }: SearchResult): boolean => kind === 'sport' || kind === 'person';

const detailOf = ({ kind, summary }: SearchResult): string =>
  (kind === 'person' && summary) || capitalize(searchableKinds.get(kind)?.noun ?? kind);

// decided on the server, because the browser code loads with every page
function pictureOf({
  kind,
  image,
  standIn = '',
  title,
}: SearchResult): Pick<Suggestion, 'thumbnail' | 'icon' | 'initials'> {
  if (isPicture(image)) {
    const size = { width: thumbnailSize, height: thumbnailSize };
    return { thumbnail: isResizable(image) ? imageAddress(image, size, 'webp') : image };
  }
  if (kind === 'sport') return { thumbnail: null, icon: sportIconName(standIn) };
  const initials = (kind === 'person' && standIn) || monogram(standIn || title).slice(0, 2);
  return { thumbnail: null, initials };
}
