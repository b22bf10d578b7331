import type { Mistake } from './recorded-game.ts';

/** About one play in so many is written down wrong at first. */
const playsPerMistake = 30;

/** What could be got wrong at a play. */
export type Chances = { readonly plays: number; readonly kinds: readonly Mistake[] };

/**
 * Chooses after which plays the snapshot has a mistake: the same for the same seed, never twice in a row, so that the next
 * one always takes it back.
 */
export function chooseMistakes(chances: readonly Chances[], seed: number | undefined): ReadonlyMap<number, Mistake> {
  const mistakes = new Map<number, Mistake>();
  if (seed === undefined) return mistakes;
  const next = createRandom(seed);
  let wanted: Mistake = 'score';
  for (const { plays, kinds } of chances) {
    const due = next() * playsPerMistake < 1;
    // they take turns: plays that score are rare in some sports and would never have one
    const isScore = kinds.includes('score') && wanted === 'score' && next() < 0.5;
    if (mistakes.has(plays - 1) || (!due && !isScore)) continue;
    const kind: Mistake | undefined = kinds.includes(wanted) ? wanted : kinds.at(-1);
    if (!kind) continue;
    mistakes.set(plays, kind);
    wanted = kind === 'score' ? 'player' : 'score';
  }
  return mistakes;
}

/** Numbers from 0 up to 1 (xorshift32, Marsaglia 2003). */
export function createRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
