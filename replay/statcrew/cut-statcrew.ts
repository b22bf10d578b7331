import { openGame } from '../../src/importers/statcrew/game.ts';
import type { XmlElement } from '../../src/importers/xml/element.ts';
import { chooseMistakes } from '../mistakes.ts';
import type { Mistake, RecordedGame } from '../recorded-game.ts';
import { baseball } from './baseball.ts';
import { basketball } from './basketball.ts';
import { cutTree } from './cut-tree.ts';
import { football } from './football.ts';
import { iceHockey, lacrosse, soccer } from './goal-sports.ts';
import { mistakenMoments, possibleMistakes } from './mistaken.ts';
import { readReplayMoments } from './moments.ts';
import { readRecording } from './recording.ts';
import type { ReplayBook } from './replay-book.ts';
import { readTeams } from './teams.ts';
import { volleyball } from './volleyball.ts';

/** Sports by root element, as in the importers' `books.ts`. */
const replayBooks: Readonly<Record<string, ReplayBook>> = {
  fbgame: football,
  bbgame: basketball,
  vbgame: volleyball,
  bsgame: baseball,
  sogame: soccer,
  lcgame: lacrosse,
  hkgame: iceHockey,
};

type File = { bytes: Uint8Array; seed: number | undefined; write: (root: XmlElement) => Uint8Array };

/** A StatCrew-family game as a recording: its tree is truncated at a play and serialized by `write`. */
export function cutStatCrew(root: XmlElement, { bytes, seed, write }: File): RecordedGame {
  const book = replayBooks[root.name];
  if (!book) throw new Error(`There is no replay book for <${root.name}>`);
  const game = openGame(root);
  const teams = readTeams(root);
  const recording = readRecording(game, teams, readReplayMoments(game, teams, book), book);
  const { moments } = recording;
  const mistakes: ReadonlyMap<number, Mistake> = chooseMistakes(possibleMistakes(moments), seed);
  return {
    length: moments.length,
    secondsAt: (plays) => moments[Math.min(plays, moments.length) - 1]?.seconds ?? 0,
    scoreAt: (plays) => moments[Math.min(plays, moments.length) - 1]?.score ?? { home: 0, away: 0 },
    mistakes,
    snapshot(plays) {
      if (plays >= moments.length) return bytes;
      const mistake = mistakes.get(plays);
      const past = moments.slice(0, plays);
      return write(cutTree(recording, mistake ? mistakenMoments(past, mistake, teams, book) : past));
    },
  };
}
