import type { ScoreBook } from '../../api/stats/score-book.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import { pitchingDecisions, scorebookNotes } from '../../domain/stats/scorebook-notes.ts';
import { enDashed } from '../../web/text.ts';
import type { GameSides } from './sides.ts';

const scored: readonly SportFamily[] = ['baseball', 'softball'];

/** The teams of a game in baseball or softball, visitors first; none in other sports. */
const teamsOf = ({ boxScore }: ScoreBook, sides: GameSides) =>
  scored.includes(boxScore.family) ? sides.map(({ name, team }) => ({ ...team, name })) : [];

export const decisionsOf = (book: ScoreBook, sides: GameSides) => pitchingDecisions(teamsOf(book, sides));

export const notesOf = (book: ScoreBook, sides: GameSides) => scorebookNotes(teamsOf(book, sides));

/** Decisions and notes as sentences for documents. */
export const scorebookLines = (book: ScoreBook, sides: GameSides): string[] => [
  ...decisionsOf(book, sides).map(({ title, text }) => `${title}: ${enDashed(text)}.`),
  ...notesOf(book, sides).map(({ abbr, text }) => `${abbr}: ${text}`),
];
