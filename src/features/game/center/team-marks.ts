import type { Side } from '../../../domain/side.ts';
import type { SportFamily } from '../../../domain/sport-family.ts';
import { isBreak } from '../../../ui/live/game-text.ts';
import { counted } from '../../../web/counted.ts';
import type { BoardFacts } from './board-facts.ts';
import { showsLiveData } from './shows-live-data.ts';

/** A mark with `isDrawn` is shown as a symbol, others as text. */
export type TeamMark = {
  kind: 'possession' | 'arrow' | 'points' | 'timeouts' | 'bonus';
  text: string;
  isDrawn?: true;
};

const acting: Partial<Record<SportFamily, string>> = {
  baseball: 'At bat',
  softball: 'At bat',
  volleyball: 'Serving',
  tennis: 'Serving',
};

/** Current marks of a live game's teams, such as possession; none once it is final. */
export function teamMarks(
  { state, situation, family, periodText }: Pick<BoardFacts, 'state' | 'situation' | 'family' | 'periodText'>,
  side: Side,
): TeamMark[] {
  if (!showsLiveData({ state })) return [];
  const { possession, arrow, points, timeouts, bonus } = situation;
  const marks: (TeamMark | false | undefined)[] = [
    possession === side && !isBreak(periodText) && { kind: 'possession', text: acting[family] ?? 'Has the ball' },
    arrow === side && { kind: 'arrow', text: 'Possession arrow', isDrawn: true },
    points && { kind: 'points', text: counted(points[side], 'point') },
    timeouts && { kind: 'timeouts', text: counted(timeouts[side], 'timeout') },
    bonus?.[side] === true && { kind: 'bonus', text: 'Bonus' },
  ];
  return marks.filter((mark) => mark !== false && mark !== undefined);
}
