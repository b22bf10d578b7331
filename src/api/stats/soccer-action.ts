import type { PlaySource } from './play-source.ts';
import type { BookPlay } from './score-book.ts';

export const soccerActions = ['GOAL', 'SHOT', 'FOUL', 'CORNER', 'SUB', 'YC', 'GOALIE', 'OFFSIDE'] as const;
export type SoccerAction = (typeof soccerActions)[number];

/** Recognizes an action from the text if the file has no code or a different program's. */
const byText: readonly (readonly [RegExp, SoccerAction])[] = [
  [/^goal by/i, 'GOAL'],
  [/^(?:shot|header|penalty kick) by/i, 'SHOT'],
  [/^foul/i, 'FOUL'],
  [/(?:corner kick|penalty corner)/i, 'CORNER'],
  [/substitution/i, 'SUB'],
  [/^yellow card/i, 'YC'],
  [/ at goalie/i, 'GOALIE'],
  [/^offside/i, 'OFFSIDE'],
];

/**
 * The action of a soccer or field hockey play; undefined for plays without one in existing programs: period marks,
 * lineups, and red and green cards, which are penalties.
 */
export function soccerAction({ kind, scoring }: BookPlay, { action, text }: PlaySource): SoccerAction | undefined {
  if (scoring) return 'GOAL';
  if (kind === 'heading' || kind === 'comment') return undefined;
  return soccerActions.find((known) => known === action) ?? byText.find(([pattern]) => pattern.test(text))?.[1];
}
