import type { Side } from '../../src/domain/side.ts';
import { integer, type XmlElement } from '../../src/importers/xml/element.ts';
import type { CountOf, Tally } from '../tally.ts';
import { isReproduced, type Recording } from './recording.ts';
import type { ReplayMoment } from './replay-book.ts';

/** The counts so far and those of the whole game, which show which figures are reliable. */
export type Counted = Pick<Recording, 'whole' | 'book' | 'doubtful'> & { readonly now: Tally };

/** An element with the figures that the plays reproduce exactly; `undefined` if there are none. */
export function recounted(
  element: XmlElement,
  group: string,
  of: CountOf,
  counted: Counted,
  retained: readonly string[] = [],
) {
  const { now, whole, book, doubtful } = counted;
  const attributes: Record<string, string> = {};
  let figures = 0;
  for (const [name, value] of Object.entries(element.attributes)) {
    const figure = `${group}.${name}`;
    const isDoubtful = of.player !== undefined && doubtful.has(`${of.side}|${figure}`);
    if (retained.includes(name)) attributes[name] = value;
    else if (!isDoubtful && isReproduced(book, figure, value, whole.get(of, figure))) {
      attributes[name] = (book.written?.[figure] ?? String)(now.get(of, figure));
      figures += 1;
    }
  }
  return figures > 0 ? { ...element, attributes, children: [], text: '' } : undefined;
}

/** A player's or team's statistics: game groups, and lines by period up to the current one. */
export function recountedGroups({ children }: XmlElement, of: CountOf, period: number, counted: Counted): XmlElement[] {
  return children.flatMap((group) => {
    if (group.name !== 'statsbyprd') return recounted(group, group.name, of, counted) ?? [];
    const number = integer(group, 'prd') ?? 0;
    if (number > period) return [];
    return recounted(group, 'stats', { ...of, period: number }, counted, ['prd']) ?? [];
  });
}

const scoreNames = ['score', 'runs'];
const periodNumbers = ['periods', 'prds'];
const inPeriod: Readonly<Record<string, readonly [number: string, score: string]>> = {
  lineprd: ['prd', 'score'],
  lineinn: ['inn', 'score'],
  linegame: ['game', 'points'],
};

/** The line score so far; absent before the game starts. */
export function cutLineScore(
  element: XmlElement,
  side: Side,
  moment: ReplayMoment | undefined,
  counted: Counted,
): XmlElement {
  const line = moment?.line.map((period) => period[side]) ?? [];
  const attributes = { ...recounted(element, 'linescore', { side }, counted)?.attributes };
  for (const name of Object.keys(element.attributes)) {
    if (name === 'line') attributes[name] = line.filter((score) => score !== undefined).join(',');
    if (scoreNames.includes(name)) attributes[name] = String(moment?.score[side] ?? 0);
    if (periodNumbers.includes(name)) attributes[name] = String(line.length);
  }
  const children = element.children.flatMap((one) => {
    const [number, scored] = inPeriod[one.name] ?? [];
    const period = number ? (integer(one, number) ?? 0) : 0;
    const score = line[period - 1];
    if (!number || !scored || score === undefined) return [];
    const figures = recounted(one, one.name, { side, period }, counted)?.attributes;
    return [{ ...one, attributes: { ...figures, [number]: String(period), [scored]: String(score) }, children: [] }];
  });
  return { ...element, attributes: inOrder(attributes, element), children };
}

/** Attributes in the file's order. */
function inOrder(attributes: Record<string, string>, { attributes: before }: XmlElement): Record<string, string> {
  const names = Object.keys(before).filter((name) => name in attributes);
  return Object.fromEntries(names.map((name) => [name, attributes[name] ?? '']));
}
