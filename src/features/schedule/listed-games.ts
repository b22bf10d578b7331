import type { ScheduleGame } from '../../api/games/schema.ts';

/** Past scrimmages without a result are not listed. */
export const isListed = ({ type, status, result }: Pick<ScheduleGame, 'type' | 'status' | 'result'>): boolean =>
  !(type === 'S' && status === 'O' && (result === null || result.status === 'N'));
