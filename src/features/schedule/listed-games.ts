import type { ScheduleGame } from '../../api/games/schema.ts';

/** A scrimmage that was played without a result stays off the page. */
export const isListed = ({ type, status, result }: Pick<ScheduleGame, 'type' | 'status' | 'result'>): boolean =>
  !(type === 'S' && status === 'O' && (result === null || result.status === 'N'));
