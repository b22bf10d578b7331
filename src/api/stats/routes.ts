import { endpoint, noContent } from '../endpoint.ts';
import { findGameById } from '../games/queries.ts';
import { tagsOfGame } from '../games/tags.ts';
import { loadBoxScore, loadPictures } from './load-box-score.ts';
import { toStatsBoxScore } from './reshape.ts';
import { statsContract } from './schema.ts';

export const statsEndpoint = endpoint(statsContract, async ({ db, tenant, values: { gameId, fields } }) => {
  const game = await findGameById(db, tenant.id, gameId);
  if (!game) return undefined;
  const loaded = await loadBoxScore(db, game);
  const tags = [...tagsOfGame(game), `boxscore:${gameId}`];
  if (!loaded) return noContent(...tags);
  const { book, sources } = loaded;
  if (fields === 'book') return { body: { book }, tags };
  return { body: toStatsBoxScore(book, { sources, ...(await loadPictures(db, tenant, book)) }), tags };
});
