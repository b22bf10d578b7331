import { gameStateDisplay, isComplete } from '../../domain/game-state.ts';
import { scheduledSide } from '../../domain/side.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import { href } from '../../routing/routes.ts';
import { readGame } from '../games/facts.ts';
import { scoreText } from '../stats/score-text.ts';
import type { EventRow } from './queries.ts';
import type { EventGame } from './schema.ts';

/** Converts a row to an event-result game. */
export function toEventGame(row: EventRow, list: 'results' | 'upcoming'): EventGame {
  const { state, time, opponentTitle, opponentSlug, sportSlug, result, facts } = readGame(row);
  const { media } = row;
  const played = isComplete(state) || row.forfeit !== 'none';
  return {
    ...facts,
    id: row.id,
    gameId: row.id,
    date: time.date,
    gameDate: time.date,
    dateUtc: time.dateUtc,
    endDate: time.endDate,
    endDateUtc: time.endDateUtc,
    time: time.time,
    tbd: time.tbd,
    allDay: row.allDay,
    isDoubleHeader: row.doubleheader > 0,
    gameStateDisplay: gameStateDisplay(state),
    status: played ? 'O' : 'A',
    type: list === 'results' ? 'recent' : 'upcoming',
    locationIndicator: row.locationIndicator,
    neutralHometeam: row.locationIndicator === 'N' && row.designatedHome,
    location: row.location ?? ([row.venueCity, row.venueState].filter(Boolean).join(', ') || null),
    isConference: row.conference,
    conference: row.conference ? row.conferenceName : null,
    conferenceAbbrev: row.conference ? row.conferenceAbbrev : null,
    conferenceLogo: null,
    showAtVs: true,
    displayHeadToHead: false,
    isHeadToHead: row.opponentId !== null,
    isSpotlight: row.spotlight,
    gameCenterEnabled: row.gameCenterEnabled,
    teamPrefix: row.teamPrefix,
    ticketLink: media.ticketsUrl ?? null,
    eventName: null,
    eventLogo: null,
    opponents: null,
    homeTeamOrderNumber: null,
    leaders: null,
    teams: null,
    tournament: row.tournament ?? (facts.isExhibition ? 'Exhibition' : ''),
    periodsRegulation: row.seasonRules.periods,
    period: row.livePeriod ?? row.boxPeriod ?? 0,
    sport: {
      id: row.sportId,
      title: row.sportTitle,
      abbrev: row.sportAbbrev,
      shortName: row.sportShortName,
      shortTitle: row.sportTitle,
      shortDisplay: null,
      globalSportShortName: row.globalSportShortName,
      globalSportGender: row.sportGender,
      globalSportId: row.globalSportId,
      globalSportNameSlug: row.globalSportNameSlug,
      nonSport: row.nonSport,
      atVs: true,
      gameSynonym: row.sportFamily === 'meet' ? 'Meet' : 'Game',
      scheduleId: row.seasonId,
      family: row.sportFamily,
    },
    schedule: {
      id: row.seasonId,
      title: `${row.seasonTitle} ${row.sportTitle} Schedule`,
      url: href('schedule', { globalSportNameSlug: sportSlug, seasonTitle: row.seasonTitle }),
    },
    opponent: {
      id: row.opponentId,
      title: [row.opponentPrefix, opponentTitle].filter(Boolean).join(' '),
      prefix: row.opponentPrefix,
      name: opponentTitle,
      image: row.opponentLogo,
      slug: opponentSlug,
      abbrev: row.opponentAbbrev,
      color: row.opponentColor,
    },
    media: {
      video: media.videoUrl ?? null,
      videoText: null,
      audio: media.audioUrl ?? null,
      audioText: null,
      stats: media.statsUrl ?? null,
      tickets: media.ticketsUrl ?? null,
      gameNote: row.note,
      gamePromotionName: row.promotion,
      tv: media.tv ?? null,
      tvImage: null,
      tvImageLink: media.tvUrl ?? null,
      radio: media.radio ?? null,
      custom1: null,
      custom2: null,
      custom3: null,
      program: null,
      programText: null,
      gameFiles: [],
    },
    story: toStory(row, facts.recapUrl),
    result: result && {
      gameId: row.id,
      status: result.status,
      teamScore: result.teamScore,
      opponentScore: result.opponentScore,
      preScore: result.preScore,
      postScore: result.postScore,
      boxScore: result.boxscore?.url ?? null,
      lineScores: toLineScores(row),
    },
    gameFacility:
      row.venueId === null || row.venueTitle === null
        ? null
        : { id: row.venueId, title: row.venueTitle, url: row.venueUrl },
    gamePregameStoryId: row.previewId,
    gamePostgameStoryId: row.recapId,
    promotion: { name: row.promotion, link: null, image: null, caption: null, altText: null },
    eventImage: { image: null, altText: null, caption: null, link: null },
  };
}

const toStory = (row: EventRow, url: string | null): EventGame['story'] =>
  row.recapId === null || row.recapTitle === null || url === null
    ? null
    : {
        id: row.recapId,
        title: row.recapTitle,
        url,
        relativeImageSource: null,
        absoluteImageSource: null,
        date: `${row.recapDate}T00:00:00`,
      };

type LineScores = NonNullable<NonNullable<EventGame['result']>['lineScores']>;

/** The line score; the lists end with "F" and the total. */
function toLineScores({
  lineScores,
  locationIndicator,
  designatedHome,
  ourScore,
  opponentScore,
  sportFamily,
}: EventRow): LineScores | null {
  if (!lineScores?.teams || lineScores.periods.length === 0) return null;
  const isHome = scheduledSide({ locationIndicator, designatedHome }) === 'home';
  const [home, away] = isHome ? [ourScore, opponentScore] : [opponentScore, ourScore];
  const column = (index: 1 | 2, total: number | null) => [
    ...lineScores.periods.map((period) => scoreText(period[index])),
    scoreText(total),
  ];
  return {
    game_winner: home === null || away === null || home === away ? '' : home > away ? 'H' : 'A',
    this_team_is_home_team: isHome,
    home_full_name: lineScores.teams.home[0],
    home_short_name: lineScores.teams.home[1],
    away_full_name: lineScores.teams.away[0],
    away_short_name: lineScores.teams.away[1],
    period_label: getSportStats(sportFamily)?.periodName ?? 'Period',
    periods: [...lineScores.periods.map(([label]) => label), 'F'],
    period_home_score: column(1, home),
    period_away_score: column(2, away),
  };
}
