import { forfeits } from '../../domain/game.ts';
import { gameState } from '../../domain/game-state.ts';
import { defineContent, type FieldProblem } from '../define-content.ts';
import { day, instant } from '../fields/instant.ts';
import { texts } from '../fields/list.ts';
import { choice, integer, text, yesNo } from '../fields/plain.ts';
import { content, sport } from '../fields/references.ts';
import { timeOfDay } from '../fields/time-of-day.ts';
import { hidden, within } from '../fields/within.ts';
import { wordChoice } from '../fields/word-choice.ts';
import { timeZone } from '../fields/zone.ts';
import { opponent } from '../opponents/opponent.ts';
import { season } from '../seasons/season.ts';
import { story } from '../stories/story.ts';
import { venue } from '../venues/venue.ts';
import { mediaFields, settleMedia } from './game-media.ts';
import { type EnteredGame, settleGame, wallTime } from './settle-game.ts';

const statuses = {
  scheduled: gameState.Scheduled,
  pregame: gameState.PreGame,
  delayed: gameState.Delayed,
  live: gameState.Live,
  'full-time': gameState.FullTime,
  postponed: gameState.Postponed,
  canceled: gameState.Canceled,
  'post-game': gameState.PostGame,
  final: gameState.GameComplete,
} as const;

const when = { group: 'Date and time' };
const where = { group: 'Place' };
const result = { group: 'Result' };
const details = { group: 'Details' };

/** A game or meet on a schedule, with the details that a box score prints. */
export const game = defineContent({
  name: 'game',
  about: 'Games and meets: schedules, results, delays, postponements and cancellations',
  isCore: true,
  fields: {
    sportId: sport('Sport'),
    localDate: day('Date', { name: 'date', hint: 'the day at the venue, such as 2026-09-12', ...when }),
    time: within(timeOfDay('Start', when), (row) => wallTime(row, 'startsAt')),
    startsAt: hidden(instant('Start').optional()),
    tbd: yesNo('Time to be announced', {
      hint: 'yes until the time is announced (default: yes without a time)',
      ...when,
    }).default(false),
    allDay: yesNo('All day', when).default(false),
    endTime: within(timeOfDay('End', when), (row) => wallTime(row, 'endsAt')),
    endsAt: hidden(instant('End').optional()),
    localEndDate: day('Last day', { name: 'endDate', hint: 'of a meet over several days', ...when }).optional(),
    originalDate: day('Original date', { hint: 'the first date of a game that was moved', ...when }).optional(),
    opponentId: content('Opponent', opponent, { name: 'opponent' }).optional(),
    title: text('Title', {
      hint: 'of a meet, or of an opponent that is not known yet, such as Winner of game 3',
    }).optional(),
    locationIndicator: wordChoice(
      'Site',
      { home: 'H', away: 'A', neutral: 'N' },
      { name: 'site', columns: ['At'], ...where },
    ),
    siteInferred: hidden(yesNo('Site is inferred').default(false)),
    designatedHome: yesNo('Home team at a neutral site', where).default(false),
    venueId: content('Venue', venue, { name: 'venue', ...where }).optional(),
    location: text('Location', {
      hint: 'building, town and state as printed, such as Elm, Ohio (Otter Field)',
      ...where,
    }).optional(),
    timezone: timeZone('Time zone', {
      hint: 'the zone of the times (default: of the venue, the city or the home team)',
      ...where,
    }).filled(),
    seasonId: content('Season', season, {
      name: 'season',
      hint: 'sport and season, such as football/2026 (default: the one that includes the day)',
    }).filled(),
    type: wordChoice('Kind of game', {
      regular: 'R',
      postseason: 'P',
      exhibition: 'E',
      scrimmage: 'S',
      other: 'X',
    }).default('R'),
    conference: yesNo('Conference game').default(false),
    conferenceTournament: yesNo('Game of a conference tournament').default(false),
    tournament: text('Tournament').optional(),
    doubleheader: integer('Game of a doubleheader', { max: 2, hint: '1 or 2, or 0 for a single game' }).default(0),
    state: wordChoice('Status', statuses, {
      name: 'status',
      hint: 'its status (default: scheduled, or final with a score or a forfeit); files do not change one that is delayed, postponed or canceled here',
      ...result,
    }).default(gameState.Scheduled),
    stateReason: text('Reason', {
      name: 'reason',
      hint: 'why it is delayed, postponed or canceled',
      ...result,
    }).optional(),
    stateBy: hidden(choice('Source of the status', ['schedule', 'feed', 'staff']).default('schedule')),
    ourScore: integer('Our score', result).optional(),
    opponentScore: integer('Opponent score', { columns: ['Their score'], ...result }).optional(),
    periodsPlayed: integer('Periods played', {
      min: 1,
      hint: 'periods, innings or sets, which tell overtime',
      ...result,
    }).optional(),
    forfeit: choice('Forfeited by', forfeits, result).default('none'),
    vacated: yesNo('Vacated', { hint: 'yes if a win no longer counts', ...result }).default(false),
    noContest: yesNo('No contest', result).default(false),
    hostedNotOurs: yesNo('Between two other schools', {
      hint: 'yes for a game of two other schools at our venue',
      ...result,
    }).default(false),
    placing: text('Placing', { hint: 'of a meet, such as 1st of 12', ...result }).optional(),
    preScore: text('Text before the score', { max: 40, ...result }).optional(),
    postScore: text('Text after the score', { max: 40, hint: 'such as PK 4-2', ...result }).optional(),
    teamPrefix: text('Our rank', { max: 40, hint: 'at game time, such as No. 12', name: 'ourRank' }).optional(),
    opponentPrefix: text('Opponent rank', {
      max: 40,
      hint: 'at game time, such as RV',
      name: 'opponentRank',
    }).optional(),
    spotlight: yesNo('Spotlight').default(false),
    gameCenterEnabled: yesNo('Game center').default(false),
    note: text('Note', { max: 2000 }).optional(),
    promotion: text('Promotion', { max: 500, hint: 'such as Senior Day' }).optional(),
    previewStoryId: content('Preview', story, { name: 'previewStory', outlives: true }).optional(),
    recapStoryId: content('Recap', story, { name: 'recapStory', outlives: true }).optional(),
    sequence: hidden(integer('Changes of time and place').default(0)),
    ...mediaFields,
    stadium: text('Stadium', { hint: 'as the box score prints it', ...details }).optional(),
    city: text('City of the stadium', details).optional(),
    attendance: integer('Attendance', details).optional(),
    durationMinutes: integer('Duration', { hint: 'in minutes', ...details }).optional(),
    actualStart: text('Actual start', { max: 40, hint: 'as the box score prints it', ...details }).optional(),
    actualEnd: text('Actual end', { max: 40, hint: 'as the box score prints it', ...details }).optional(),
    weather: text('Weather', details).optional(),
    temperature: text('Temperature', { max: 40, ...details }).optional(),
    wind: text('Wind', { max: 80, ...details }).optional(),
    notes: texts('Notes', {
      hint: 'notes of the box score, separated by semicolons, or a JSON list',
      ...details,
    }).default([]),
  },
  visibility: 'public',
  order: ['-localDate', '-doubleheader'],
  unique: [['sportId', 'localDate', 'opponentId', 'doubleheader', 'title']],
  columns: ['date', 'time', 'sport', 'opponent', 'title', 'site', 'status', 'ourScore', 'opponentScore'],
  title: ({ localDate, title }) => [localDate, title].filter(Boolean).join(' '),
  settle: async (row, context) => ({
    media: settleMedia(row),
    ...((await settleGame(row as EnteredGame, {
      ...context,
      before: context.before as EnteredGame | undefined,
    })) as object),
  }),
  check: async (row, { findRows }) => {
    const { opponentId, title, ourScore, opponentScore, localDate, localEndDate, sportId, seasonId } = row;
    const problems: FieldProblem[] = [];
    if (opponentId === null && title === null)
      problems.push({ field: 'opponent', message: 'a game has an opponent or, as a meet does, a title' });
    if ((ourScore === null) !== (opponentScore === null))
      problems.push({ field: ourScore === null ? 'ourScore' : 'opponentScore', message: 'a result has both scores' });
    if (localEndDate !== null && localEndDate < localDate)
      problems.push({ field: 'endDate', message: 'it has to be after date' });
    const [of] = seasonId === null ? [] : await findRows(season, { id: seasonId });
    if (!of)
      problems.push({
        field: 'season',
        message: `the sport has no season that includes ${localDate}; add it first, or name one`,
      });
    else if (of['sportId'] !== sportId)
      problems.push({ field: 'season', message: 'it has to be a season of the same sport' });
    return problems;
  },
});
