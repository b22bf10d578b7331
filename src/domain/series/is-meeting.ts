import { type GameType, isExhibition } from '../game.ts';

/** Whether a game is one of the series against its opponent, which then has a page: decided, and no exhibition or scrimmage. */
export const isMeeting = ({
  type,
  result,
}: {
  type: GameType;
  result: { status: 'W' | 'L' | 'T' | 'N' } | null;
}): boolean => result !== null && result.status !== 'N' && !isExhibition(type);
