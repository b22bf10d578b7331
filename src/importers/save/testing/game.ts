import type { BoxPlayer, BoxScore, BoxTeam } from '../../../domain/box-score.ts';

/** A player line of a women's basketball game; give what the test is about. */
export function boxPlayer(values: Partial<BoxPlayer>): BoxPlayer {
  return {
    code: '',
    firstName: 'Molly',
    lastName: 'Swarm',
    checkName: '',
    jersey: '12',
    position: 'g',
    classYear: 'SO',
    started: true,
    played: true,
    isTeam: false,
    stats: { box: { pts: 10 } },
    ...values,
  };
}

export function boxTeam(values: Partial<BoxTeam>): BoxTeam {
  return {
    code: '',
    name: '',
    record: '',
    conferenceRecord: '',
    rank: '',
    score: 0,
    coach: '',
    stats: {},
    players: [],
    ...values,
  };
}

/** Lakeside 70, Harbor State 64 in four quarters at Lakeside; give what the test is about. */
export function boxGame({
  venue,
  ...values
}: Partial<Omit<BoxScore, 'venue'>> & { venue?: Partial<BoxScore['venue']> } = {}): BoxScore {
  return {
    family: 'basketball',
    sourceId: 'G-1',
    venue: {
      date: '2026-01-17',
      start: '7:00 PM',
      end: '',
      stadium: 'Lake Arena',
      location: 'Lakeside, Mich.',
      weather: '',
      temperature: '',
      wind: '',
      neutral: false,
      conference: true,
      postseason: false,
      night: false,
      notes: [],
      ...venue,
    },
    regulationPeriods: 4,
    periodMinutes: 10,
    overtimeMinutes: 5,
    complete: true,
    period: 4,
    clock: '',
    doubleheader: 0,
    home: boxTeam({
      code: 'LAKE',
      name: 'Lakeside',
      score: 70,
      stats: { box: { pts: 70, fgm: 28, fga: 60 } },
      players: [
        boxPlayer({ code: '12', stats: { box: { pts: 24, fgm: 9 } } }),
        boxPlayer({ code: '5', firstName: 'Ada', lastName: 'Reed', jersey: '5' }),
      ],
    }),
    away: boxTeam({
      code: 'HAR',
      name: 'Harbor St.',
      score: 64,
      rank: '7',
      stats: { box: { pts: 64 } },
      players: [boxPlayer({ code: '3', firstName: 'Ivy', lastName: 'Stone', jersey: '3' })],
    }),
    periods: [
      { number: 1, label: '1', home: 20, away: 10 },
      { number: 2, label: '2', home: 10, away: 20 },
      { number: 3, label: '3', home: 20, away: 20 },
      { number: 4, label: '4', home: 20, away: 14 },
    ],
    scoring: [],
    plays: [
      {
        period: 1,
        clock: '09:40',
        side: 'home',
        text: 'Swarm layup good',
        scoring: true,
        score: { home: 2, away: 0 },
        kind: 'play',
        situation: '',
      },
    ],
    drives: [],
    penalties: [],
    officials: [{ role: 'Referee', name: 'Pat Lane' }],
    ...values,
  };
}

/** The game as a file of it would be handed to the save. */
export function gameFile(game: BoxScore, name = 'wbb-game.xml') {
  const bytes = new TextEncoder().encode(JSON.stringify(game));
  return {
    file: { name, bytes },
    parsed: { format: 'test', boxScore: game, warnings: ['points: 24 of 70'], unread: [] },
  };
}
