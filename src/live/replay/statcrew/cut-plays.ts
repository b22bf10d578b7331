import type { XmlElement } from '../../../importers/xml/element.ts';
import { isSummary } from './moments.ts';
import type { ReplayMoment } from './replay-book.ts';

/** `<plays>` truncated after the last play so far. */
export function cutPlays(plays: XmlElement, told: readonly ReplayMoment[]): XmlElement {
  const last = told.at(-1);
  if (!last) return { ...plays, children: [] };
  return upTo(plays, last.path, told);
}

function upTo(element: XmlElement, [at = 0, ...deeper]: readonly number[], told: readonly ReplayMoment[]): XmlElement {
  const last = element.children[at];
  if (!last) return element;
  const before = element.children.slice(0, at);
  if (deeper.length > 0) return { ...element, children: [...before, upTo(last, deeper, told)] };
  // a play duplicated by mistake has one position
  const { path } = told.at(-1) ?? {};
  const written = told.filter((moment) => String(moment.path) === String(path));
  return {
    ...element,
    children: [
      ...before.filter(({ name }) => !isSummary(name)),
      ...written.flatMap(({ play, trailing }) => [play, ...trailing]),
    ],
  };
}
