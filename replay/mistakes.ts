import type { Mistake } from './recorded-game.ts';

/** About one play in this many is recorded wrong at first. */
const playsPerMistake = 30;

/** The mistakes possible at a play. */
export type Chances = { readonly plays: number; readonly kinds: readonly Mistake[] };

/**
 * Selects the plays whose snapshot has a mistake: deterministic for a seed, and never two in a row, so that the next
 * snapshot always corrects it.
 */
export function chooseMistakes(chances: readonly Chances[], seed: number | undefined): ReadonlyMap<number, Mistake> {
  const mistakes = new Map<number, Mistake>();
  if (seed === undefined) return mistakes;
  const next = createRandom(seed);
  let preferred: Mistake = 'score';
  for (const { plays, kinds } of chances) {
    const due = next() * playsPerMistake < 1;
    // alternates between kinds, since scoring plays are rare in some sports
    const isScore = kinds.includes('score') && preferred === 'score' && next() < 0.5;
    if (mistakes.has(plays - 1) || (!due && !isScore)) continue;
    const kind: Mistake | undefined = kinds.includes(preferred) ? preferred : kinds.at(-1);
    if (!kind) continue;
    mistakes.set(plays, kind);
    preferred = kind === 'score' ? 'player' : 'score';
  }
  return mistakes;
}

/** Pseudo-random numbers in [0, 1) (xorshift32, Marsaglia 2003). */
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
