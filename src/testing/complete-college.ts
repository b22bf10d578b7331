import type { Db } from '../db/client.ts';
import { boxOfficial, boxPeriod, boxPlay, boxScoring, gameDetail, storyGame } from '../db/schema/all.ts';
import { createBoxPlayer, createBoxScore } from './box-score-factories.ts';
import { createContent, createForm } from './content-factories.ts';
import {
  createCoach,
  createCollege,
  createConference,
  createGame,
  createImage,
  createOpponent,
  createPlayer,
  createSeason,
  createSport,
  createStory,
  createVenue,
} from './factories.ts';
import { createLiveGame, runningBox } from './live-factories.ts';
import {
  createAlert,
  createCampaign,
  createNavigationItem,
  createPromotionPlace,
  createSplash,
  createTakeover,
} from './shell-factories.ts';

/** A college with content for every documented endpoint: past, upcoming and canceled football games, and a box score. */
export async function createCompleteCollege(db: Db, slug = 'harbor'): Promise<void> {
  const { id: tenantId } = await createCollege(db, { slug });
  const football = await createSport(db, tenantId, 'football', { displayOpponentHistory: true });
  const conference = await createConference(db, tenantId);
  const season = await createSeason(db, football, { conferenceId: conference.id });
  const past = await createSeason(db, football, { title: '2025', isCurrent: false });
  const cheer = await createSport(db, tenantId, 'bowling', { title: 'Cheer', nonSport: true });
  await createSeason(db, cheer);
  const rival = await createOpponent(db, tenantId, { logo: '/media/logos/northfield.svg', mascot: 'Elks' });
  const venue = await createVenue(db, tenantId);
  const picture = await createImage(db, tenantId);
  const recap = await createStory(db, tenantId, {
    sportIds: [football.id],
    imageId: picture.id,
    title: 'Harbor wins',
    content: '<p>It won.</p>',
  });
  const won = await createGame(db, season, {
    opponentId: rival.id,
    opponentPrefix: 'No. 2',
    venueId: venue.id,
    ourScore: 27,
    opponentScore: 24,
    periodsPlayed: 5,
    conference: true,
    recapStoryId: recap.id,
    media: { tv: 'Coast TV', videoUrl: '/watch/1', ticketsUrl: '/tickets/1' },
  });
  await db.insert(storyGame).values({ tenantId, storyId: recap.id, gameId: won.id });
  await createGame(db, season, { opponentId: rival.id, localDate: '2026-09-17', locationIndicator: 'A', tbd: true });
  await createGame(db, season, { opponentId: rival.id, localDate: '2026-09-24', state: 6, stateReason: 'Hurricane' });
  await createGame(db, season, { opponentId: rival.id, localDate: '2099-10-01', locationIndicator: 'N', type: 'E' });
  await createGame(db, season, {
    title: 'Harbor Invitational',
    localDate: '2026-09-03',
    state: 8,
    placing: '1st of 12',
    allDay: true,
  });
  const box = { tenantId, gameId: won.id };
  await createBoxScore(db, won, { home: { stats: { passing: { comp: 12, att: 20, yds: 201 } } } });
  const last = runningBox({ complete: true, period: 4, clock: '', home: { score: 27 }, away: { score: 24 } });
  await createLiveGame(db, won, { box: last, closedAt: '2026-09-11T01:30:00Z' });
  await db.insert(boxPeriod).values([
    { ...box, number: 1, label: '1', home: 24, away: 24 },
    { ...box, number: 2, label: 'OT', home: 3, away: null },
  ]);
  await db.insert(boxScoring).values({
    ...box,
    seq: 1,
    period: 1,
    clock: '10:00',
    side: 'home',
    text: 'Swarm 12 yd run',
    type: 'TD',
    homeScore: 7,
    awayScore: 0,
    detail: '',
  });
  await db.insert(boxPlay).values([
    {
      ...box,
      seq: 1,
      period: 1,
      clock: '15:00',
      side: null,
      text: 'Quarter starts',
      kind: 'heading',
      situation: '',
      scoring: false,
    },
    {
      ...box,
      seq: 2,
      period: 1,
      clock: '10:00',
      side: 'home',
      text: 'Swarm rush',
      kind: 'play',
      situation: '1st & 10',
      scoring: true,
      homeScore: 7,
      awayScore: 0,
    },
  ]);
  await db.insert(boxOfficial).values({ ...box, seq: 1, role: 'Referee', name: 'A. Whistle' });
  await db
    .insert(gameDetail)
    .values({ ...box, attendance: 4100, durationMinutes: 185, stadium: 'Harbor Field', notes: ['Homecoming'] });
  const player = await createPlayer(db, season, {
    jersey: '00',
    heightInches: 74,
    weightPounds: 210,
    bio: '<p>Good.</p><script>x</script>',
    imageId: picture.id,
  });
  await createPlayer(db, past, { personId: player.personId, jersey: '7' });
  await createPlayer(db, season, { firstName: 'Secret', lastName: 'Hidden', hide: true });
  await createBoxPlayer(db, won, { rosterPlayerId: player.id, stats: { rushing: { att: 10, yds: 55, long: 12 } } });
  await createCoach(db, season);
  await createCoach(db, season, {
    title: 'Assistant Coach',
    isHeadCoach: false,
    rank: 0,
    firstName: 'Al',
    lastName: 'Aide',
  });
  await createContent(db, tenantId, 'Harbor Field');
  await createForm(db, tenantId);
  await createSplash(db, tenantId, { imageId: picture.id });
  await createTakeover(db, tenantId);
  await createAlert(db, tenantId);
  await createCampaign(db, await createPromotionPlace(db, tenantId), { imageId: picture.id });
  const item = await createNavigationItem(db, tenantId, { title: 'Sports' });
  await createNavigationItem(db, tenantId, { parentId: item.id, linkedSportId: football.id, title: 'Football' });
}
