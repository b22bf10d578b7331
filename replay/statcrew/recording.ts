import type { StatCrewGame } from '../../src/importers/statcrew/game.ts';
import type { XmlElement } from '../../src/importers/xml/element.ts';
import { createTally, type Tally } from '../tally.ts';
import type { ReplayBook, ReplayMoment } from './replay-book.ts';
import type { Teams } from './teams.ts';
import { entryTimes, timedLists } from './timed-lists.ts';

/** A file with its analyzed plays. */
export type Recording = {
  readonly root: XmlElement;
  readonly teams: Teams;
  readonly book: ReplayBook;
  readonly moments: readonly ReplayMoment[];
  /** Counts over the whole game. */
  readonly whole: Tally;
  /** Player figures, as "side|group.attribute", that do not match for every player of a team. */
  readonly doubtful: ReadonlySet<string>;
  /** By list, the number of plays after which each entry appears. */
  readonly entries: ReadonlyMap<XmlElement, readonly number[]>;
};

export function readRecording(
  { root }: StatCrewGame,
  teams: Teams,
  moments: readonly ReplayMoment[],
  book: ReplayBook,
): Recording {
  const lists = root.children.filter(({ name }) => timedLists.has(name));
  const entries = new Map(lists.map((list) => [list, entryTimes(list, moments, book)]));
  const whole = tallyOf(moments, teams, book);
  return { root, teams, book, moments, whole, doubtful: doubtfulFigures(teams, whole, book), entries };
}

/** A figure missing for one player is omitted for all, so that totals are not misleading. */
function doubtfulFigures(teams: Teams, whole: Tally, book: ReplayBook): Set<string> {
  const doubtful = new Set<string>();
  for (const side of ['home', 'away'] as const) {
    for (const { key, element } of teams[side].players) {
      for (const { name: group, attributes } of element.children) {
        for (const [name, value] of Object.entries(attributes)) {
          const figure = `${group}.${name}`;
          if (!isReproduced(book, figure, value, whole.get({ side, player: key }, figure)))
            doubtful.add(`${side}|${figure}`);
        }
      }
    }
  }
  return doubtful;
}

/** Whether the count from plays matches the file. */
export function isReproduced(book: ReplayBook, figure: string, value: string, count: number): boolean {
  return book.counted.has(figure) && value.trim() === (book.written?.[figure] ?? String)(count);
}

export function tallyOf(moments: readonly ReplayMoment[], teams: Teams, book: ReplayBook): Tally {
  const tally = createTally();
  for (const { play, period, batting } of moments) tally.add(book.countsOf(play, teams, batting), period);
  return tally;
}
