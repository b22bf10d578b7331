import { gameStateDisplay, isComplete } from '../../domain/game-state.ts';
import { type SportReference, toSportReference } from '../../domain/sport-reference.ts';
import { readGame } from './facts.ts';
import type { GameRow } from './queries.ts';
import type { ScheduleGame } from './schema.ts';

/** The schedule game of a row. */
export function toScheduleGame(row: GameRow): ScheduleGame {
  const { state, time, opponentTitle, opponentSlug, result, facts } = readGame(row);
  const { media } = row;
  return {
    ...facts,
    id: row.id,
    date: time.date,
    dateUtc: time.dateUtc,
    time: time.time,
    tbd: time.tbd,
    allDay: row.allDay,
    enddate: time.endDate,
    status: isComplete(state) || row.forfeit !== 'none' ? 'O' : 'A',
    gameStateDisplay: gameStateDisplay(state),
    type: row.type,
    locationIndicator: row.locationIndicator,
    atVs: row.locationIndicator === 'A' ? 'at' : 'vs',
    location: row.location ?? ([row.venueCity, row.venueState].filter(Boolean).join(', ') || null),
    facility: toFacility(row),
    conference: row.conference,
    opponent: {
      id: row.opponentId,
      title: opponentTitle,
      slug: opponentSlug,
      abbrev: row.opponentAbbrev,
      prefix: row.opponentPrefix,
      mascot: row.opponentMascot,
      location: row.opponentLocation,
      website: row.opponentWebsite,
      color: row.opponentColor,
      image: row.opponentLogo === null ? null : { fullpath: row.opponentLogo },
    },
    teamPrefix: row.teamPrefix,
    tournament: row.tournament === null ? null : { title: row.tournament },
    sport: sportOfGame(row),
    media: {
      tv: media.tv ?? null,
      tvUrl: media.tvUrl ?? null,
      radio: media.radio ?? null,
      video: toLink(media.videoUrl),
      audio: toLink(media.audioUrl),
      stats: toLink(media.statsUrl),
      tickets: toLink(media.ticketsUrl),
      preview: toLink(facts.previewUrl),
      links: media.links ?? [],
    },
    result,
    previewStoryId: row.previewId,
    postStoryId: row.recapId,
    spotlight: row.spotlight,
    gameCenterEnabled: row.gameCenterEnabled,
    promotion: row.promotion,
  };
}

const toLink = (url: string | null | undefined) => (url ? { url } : null);

const toFacility = (row: GameRow): ScheduleGame['facility'] =>
  row.venueId === null || row.venueTitle === null
    ? null
    : {
        id: row.venueId,
        title: row.venueTitle,
        street: row.venueStreet,
        city: row.venueCity,
        state: row.venueState,
        country: row.venueCountry,
        url: row.venueUrl,
      };

/** The sport of a game's row. */
export const sportOfGame = (
  row: Pick<
    GameRow,
    | 'sportId'
    | 'sportTitle'
    | 'sportAbbrev'
    | 'sportShortName'
    | 'globalSportId'
    | 'globalSportNameSlug'
    | 'globalSportShortName'
    | 'sportGender'
    | 'sportFamily'
  >,
): SportReference =>
  toSportReference({
    ...row,
    id: row.sportId,
    title: row.sportTitle,
    abbrev: row.sportAbbrev,
    shortName: row.sportShortName,
    gender: row.sportGender,
    family: row.sportFamily,
  });
