import type { BookScore } from '../../../api/stats/score-book.ts';
import { gameState } from '../../../domain/game-state.ts';
import type { BoardFacts, BoardTeam } from './board-facts.ts';

const team = (side: 'home' | 'away', name: string): BoardTeam => ({
  side,
  name,
  abbreviation: name.slice(0, 3).toUpperCase(),
  logo: null,
  isOurs: side === 'home',
  isWinner: false,
  rank: '',
  record: '',
  score: 7,
});

/** A board for tests: Northfield at Harbor, 7–7 in the second quarter. */
export const boardFacts = (parts: Partial<BoardFacts> = {}): BoardFacts => ({
  family: 'football',
  teams: [team('away', 'Northfield'), team('home', 'Harbor')],
  state: gameState.Live,
  reason: null,
  periodText: '2nd quarter',
  clock: { seconds: 245, running: true, direction: 'down', at: '2026-11-21T20:00:00Z' },
  situation: {},
  overtime: '',
  line: null,
  ...parts,
});

type Play = BookScore['plays'][number];

/** A play for tests. */
export const play = (parts: Partial<Play> = {}): Play => ({
  period: 1,
  clock: '10:00',
  side: 'home',
  text: 'Swarm shoots',
  scoring: false,
  score: null,
  kind: 'play',
  situation: '',
  ...parts,
});
