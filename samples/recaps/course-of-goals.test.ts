import { expect, test } from 'vitest';

import { sportKinds } from '../sports.ts';
import { courseOfGoals } from './course-of-goals.ts';
import type { GameFacts, TeamFacts } from './game-facts.ts';
import { createPhrases } from './phrases.ts';
import { createNamer } from './player-names.ts';

const team = (name: string, ...players: string[]) =>
  ({
    name,
    players: players.map((player) => {
      const [firstName, lastName] = player.split(' ');
      return { firstName, lastName };
    }),
  }) as TeamFacts;

const us = team('Lakeshore', 'Ivy Guerrero', 'Keira Obi');
const them = team('Inland', 'Tessa Aoki');

const goal = (side: TeamFacts, text: string, clock: string, before: [number, number], after: [number, number]) => ({
  team: side,
  row: { text, clock, period: 1, type: '' },
  before: { won: before[0], lost: before[1] },
  after: { won: after[0], lost: after[1] },
});

test('goals name the scorer, the minute and the score from the leader’s side', () => {
  const kind = sportKinds.womensSoccer;
  const facts = {
    kind,
    loser: them,
    scoring: [
      goal(them, 'Tessa Aoki', '20:10', [0, 0], [0, 1]),
      goal(us, 'Ivy Guerrero (K. Obi)', '61:00', [0, 1], [1, 1]),
      goal(us, 'Ivy Guerrero', '80:59', [1, 1], [2, 1]),
    ],
  } as unknown as GameFacts;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const text = courseOfGoals(facts, createNamer(kind), createPhrases(seed));
    expect(text).toMatch(/Tessa Aoki.*Ivy Guerrero.*Keira Obi.*Guerrero/);
    expect(text.match(/(21st|62nd|81st) minute/g)).toHaveLength(3);
    expect(text).not.toMatch(/Obi.*Ivy|1-2/);
  }
});
