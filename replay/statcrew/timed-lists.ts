import { scoreOf, sideOf } from '../../src/importers/statcrew/game.ts';
import { attribute, integer, type XmlElement } from '../../src/importers/xml/element.ts';
import type { ReplayBook, ReplayMoment } from './replay-book.ts';

/** Lists whose entries appear during the game. */
export const timedLists: ReadonlySet<string> = new Set(['scores', 'penalties', 'fgas', 'drives', 'goaliechanges']);

/** The number of plays after which each entry of a list appears. */
export function entryTimes(list: XmlElement, moments: readonly ReplayMoment[], book: ReplayBook): number[] {
  if (list.name === 'scores') return scoringTimes(list, moments);
  const isEntryPlay = book.entryPlays[list.name];
  const shownAfter = isEntryPlay ? moments.flatMap((moment, index) => (isEntryPlay(moment) ? [index + 1] : [])) : [];
  const fits =
    shownAfter.length === list.children.length &&
    list.children.every((entry, index) => {
      const period = periodOf(entry);
      return period === undefined || moments[(shownAfter[index] ?? 0) - 1]?.period === period;
    });
  // without a matching play, an entry appears at the end of its period
  return fits ? shownAfter : list.children.map((entry) => endOf(periodOf(entry), moments));
}

function scoringTimes(list: XmlElement, moments: readonly ReplayMoment[]): number[] {
  const goals = { home: 0, away: 0 };
  return list.children.map((entry) => {
    const side = sideOf(entry);
    if (side) goals[side] += 1;
    const reached = scoreOf(entry);
    const at = moments.findIndex(({ score }) =>
      reached
        ? score.home >= reached.home && score.away >= reached.away
        : side !== undefined && score[side] >= goals[side],
    );
    if (at < 0) return moments.length;
    // a touchdown summary includes the try
    const failedTry = attribute(entry, 'pattype') !== '' && !/^good$/i.test(attribute(entry, 'patres'));
    const tried = failedTry
      ? moments.findIndex(({ play }, index) => index > at && attribute(play, 'type') === 'X')
      : at;
    return Math.max(at, tried) + 1;
  });
}

const periodOf = (entry: XmlElement) => integer(entry, 'prd') ?? integer(entry, 'end_qtr') ?? integer(entry, 'qtr');

function endOf(period: number | undefined, moments: readonly ReplayMoment[]): number {
  const last = moments.findLastIndex((moment) => period === undefined || moment.period <= period);
  return last + 1;
}
