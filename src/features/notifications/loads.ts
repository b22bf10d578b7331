import { teamSports } from '../../domain/sport.ts';
import type { LoadRequest } from '../../routing/load.ts';

export const loadNotifications = async ({ api }: LoadRequest<'notifications'>) => {
  const [{ publicKey }, sports] = await Promise.all([api.notifications.get(), api.sports.list()]);
  const withScores = teamSports(sports).filter(({ family }) => family !== 'meet');
  return { publicKey, sports: withScores.map(({ id, title }) => ({ id, title })) };
};
