import { expect, test } from 'vitest';

import type { TeamFacts } from './game-facts.ts';
import { createPhrases } from './phrases.ts';
import { starsOf } from './stars.ts';

const team = (stats: object) =>
  ({ players: [{ firstName: 'Noah', lastName: 'Quigley', stats }] }) as unknown as TeamFacts;

test('a pitcher without a strikeout struck out none, and a tackler without help had none alone', () => {
  const pitcher = team({ pitching: { outs: 12, so: 0, h: 3, r: 1, bf: 16 } });
  const tackler = team({ defense: { tackles: 6, solo: 0 } });
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const texts = [
      ...starsOf(pitcher, 'baseball', createPhrases(seed)),
      ...starsOf(tackler, 'football', createPhrases(seed)),
    ];
    expect(texts).toHaveLength(2);
    for (const { text } of texts) expect(text).not.toMatch(/\bno\b(?! runs)/);
  }
});
