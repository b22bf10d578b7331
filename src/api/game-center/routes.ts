import { endpoint } from '../endpoint.ts';
import { findGameById, findGames, findGamesOfSeason } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { tagsOfGame } from '../games/tags.ts';
import { socialLinks } from '../navigation/reshape.ts';
import { findSeason } from '../schedule/queries.ts';
import { toCountedGame, toRecord } from '../schedule/reshape.ts';
import { toStoryItem } from '../stories/reshape.ts';
import { findStoryItems } from '../stories/story-lists.ts';
import { findMeetingsBefore, findOpponentRecord } from './queries.ts';
import { historyUrl, latestIds, toSeries } from './reshape.ts';
import { gameCenterContract } from './schema.ts';

export const gameCenterEndpoint = endpoint(gameCenterContract, async ({ db, tenant, origin, values: { gameId } }) => {
  const row = await findGameById(db, tenant.id, gameId);
  if (!row || row.opponentId === null || row.hostedNotOurs) return undefined;
  const storyIds = [row.previewId, row.recapId].filter((id) => id !== null);
  const [season, played, meetings, opponent, stories] = await Promise.all([
    findSeason(db, tenant.id, row.seasonId),
    findGamesOfSeason(db, tenant.id, row.seasonId),
    findMeetingsBefore(db, row),
    findOpponentRecord(db, tenant.id, gameId),
    findStoryItems(db, tenant.id, storyIds),
  ]);
  const ids = latestIds(meetings);
  const latest = ids.length === 0 ? [] : await findGames(db, tenant.id, ids);
  const { overall, conference } = toRecord(played.map(toCountedGame));
  const storyOf = (id: number | null) => {
    const story = stories.find((each) => each.id === id);
    return story ? toStoryItem(story, tenant, origin) : null;
  };
  return {
    body: {
      game: toScheduleGame(row),
      records: {
        team: { overall, conference },
        opponent: { overall: opponent?.overall || null, conference: opponent?.conference || null },
      },
      series: toSeries(meetings, latest, season?.sport.displayOpponentHistory ? historyUrl(row) : null),
      stories: { preview: storyOf(row.previewId), recap: storyOf(row.recapId) },
      social: season ? socialLinks(season.sport).map(({ title, url }) => ({ channel: title, url })) : [],
    },
    tags: [...tagsOfGame(row), ...storyIds.map((id) => `story:${id}`)],
  };
});
