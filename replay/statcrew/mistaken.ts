import type { XmlElement } from '../../src/importers/xml/element.ts';
import { attribute } from '../../src/importers/xml/element.ts';
import type { Chances } from '../mistakes.ts';
import type { Mistake, Score } from '../recorded-game.ts';
import type { ReplayBook, ReplayMoment } from './replay-book.ts';
import type { Player, Teams } from './teams.ts';

/** The plays that may have a mistake; excludes the last of a period, which ends it. */
export function possibleMistakes(moments: readonly ReplayMoment[]): Chances[] {
  return moments.slice(0, -1).map((moment, index) => {
    const scored = scoredBy(moment, moments[index - 1]);
    const kinds: Mistake[] = [
      ...(scored.home + scored.away > 0 && !moment.endsPeriod ? (['score'] as const) : []),
      ...(moment.named.length > 0 ? (['player'] as const) : []),
    ];
    return { plays: index + 1, kinds };
  });
}

/** The plays so far, the last one counted twice or credited to a teammate. */
export function mistakenMoments(
  past: readonly ReplayMoment[],
  mistake: Mistake,
  teams: Teams,
  book: ReplayBook,
): ReplayMoment[] {
  const last = past.at(-1);
  if (!last) return [];
  if (mistake === 'score') return [...past, again(last, scoredBy(last, past.at(-2)), book)];
  return [...past.slice(0, -1), toTeammate(last, past, teams)];
}

/** The points a play added to its period. */
function scoredBy(moment: ReplayMoment, before: ReplayMoment | undefined): Score {
  const now = moment.line[moment.period - 1];
  const then = before?.line[moment.period - 1];
  return { home: (now?.home ?? 0) - (then?.home ?? 0), away: (now?.away ?? 0) - (then?.away ?? 0) };
}

function again(moment: ReplayMoment, scored: Score, { bySets }: ReplayBook): ReplayMoment {
  const raise = (element: XmlElement): XmlElement => {
    const attributes = { ...element.attributes };
    if ('hscore' in attributes) attributes['hscore'] = String(Number(attributes['hscore']) + scored.home);
    if ('vscore' in attributes) attributes['vscore'] = String(Number(attributes['vscore']) + scored.away);
    return { ...element, attributes };
  };
  const plus = (score: Partial<Score> | undefined): Partial<Score> => ({
    ...(score?.home !== undefined && { home: score.home + scored.home }),
    ...(score?.away !== undefined && { away: score.away + scored.away }),
  });
  const { line, period, score } = moment;
  return {
    ...moment,
    play: raise(moment.play),
    trailing: moment.trailing.map(raise),
    line: line.map((one, index) => (index === period - 1 ? plus(one) : one)),
    score: bySets ? score : { home: score.home + scored.home, away: score.away + scored.away },
  };
}

function toTeammate(moment: ReplayMoment, past: readonly ReplayMoment[], teams: Teams): ReplayMoment {
  const [wrong] = moment.named;
  const others = past.flatMap(({ named }) => named).filter((one) => one.side === wrong?.side);
  const other = others.find((one) => !moment.named.some(({ player }) => player === one.player));
  if (!wrong || !other) return moment;
  const { players } = teams[wrong.side];
  const [from, to] = [wrong, other].map(({ player }) => players.find(({ key }) => key === player));
  return from && to ? { ...moment, play: renamed(moment.play, from, to), named: [other] } : moment;
}

function renamed(element: XmlElement, from: Player, to: Player): XmlElement {
  const attributes = Object.entries(element.attributes).map(([name, value]) => {
    if (name === 'uni' && value === attribute(from.element, 'uni')) return [name, attribute(to.element, 'uni')];
    const form = from.spellings.findIndex((spelling) => spelling !== '' && value.includes(spelling));
    const [old, other] = [from.spellings[form], to.spellings[form]];
    return [name, old && other ? value.replace(old, () => other) : value];
  });
  return {
    ...element,
    attributes: Object.fromEntries(attributes),
    children: element.children.map((child) => renamed(child, from, to)),
  };
}
