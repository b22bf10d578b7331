import type { Side } from '../../src/domain/side.ts';
import { scoreOf } from '../../src/importers/statcrew/game.ts';
import { attribute, type XmlElement } from '../../src/importers/xml/element.ts';
import type { Count } from '../tally.ts';
import type { ReplayBook } from './replay-book.ts';
import type { Teams } from './teams.ts';

export const volleyball: ReplayBook = {
  regulation: 5,
  scoreAfter: (play, { before }) => scoreOf(play) ?? before,
  bySets: true,
  countsOf,
  counted: new Set(['attack.k', 'attack.e', 'set.a', 'serve.sa', 'serve.se', 'defense.re', 'block.bs', 'block.ba']),
  gamesPlayed: false,
  entryPlays: {},
  status: ({ play, period, score, line }, _next, teams) => {
    const points = line[period - 1];
    const serving = teams.sideNamed(attribute(play, 'point'));
    return {
      vscore: String(score.away),
      hscore: String(score.home),
      game: String(period),
      ...(serving && { serving: serving === 'home' ? 'H' : 'V' }),
      vpoints: String(points?.away ?? 0),
      hpoints: String(points?.home ?? 0),
    };
  },
};

/** Rallies are plain text: "[May, Maddy] Kill by Wilson, Dalia from (Rodriguez, Ariana), block error by ...". */
function countsOf(play: XmlElement, teams: Teams): Count[] {
  const text = attribute(play, 'text');
  const [serving, winning] = [teams.sideNamed(attribute(play, 'serveteam')), teams.sideNamed(attribute(play, 'point'))];
  if (!serving || !winning) return [];
  const losing: Side = winning === 'home' ? 'away' : 'home';
  const count = (side: Side, name: string | undefined, figure: string): Count[] => [
    { side, player: teams.playerNamed(side, name), figure },
  ];
  const server = /^\[([^\]]+)\]/.exec(text)?.[1];
  const kill = /^([^(.]+?)(?: from \(([^()]+)\))?(?:, [Bb]lock error.*)?\.?$/s.exec(after('Kill by ', text));
  const error = /^([^(.]+?)(?: \(([^()]*)\))?\.?$/.exec(after('Attack error by ', text));
  const ace = /\bService ace \(([^()]+)\)/.exec(text);
  if (kill) return [...count(winning, kill[1], 'attack.k'), ...(kill[2] ? count(winning, kill[2], 'set.a') : [])];
  if (ace) return [...count(winning, server, 'serve.sa'), ...count(losing, ace[1], 'defense.re')];
  if (/\bService error/.test(text)) return count(losing, server, 'serve.se');
  if (!error) return [];
  const blockers = /block by ([^)]+)/.exec(error[2] ?? '')?.[1]?.split(/(?<!\s)\s*;\s*/) ?? [];
  const figure = blockers.length > 1 ? 'block.ba' : 'block.bs';
  return [...count(losing, error[1], 'attack.e'), ...blockers.flatMap((name) => count(winning, name, figure))];
}

/** The text after the last of its parts that begin with the words; empty without one. */
const after = (words: string, text: string): string => {
  const at = text.lastIndexOf(words);
  return at < 0 ? '' : text.slice(at + words.length);
};
