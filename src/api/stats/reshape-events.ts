import type { PlaySource } from './play-source.ts';
import { teamIdOf } from './reshape-team.ts';
import type { StatsBoxScore } from './schema.ts';
import type { BookPlay, BookScore } from './score-book.ts';
import { soccerAction } from './soccer-action.ts';

type Play = StatsBoxScore['plays'][number];

/** The plays and time-outs. Soccer only includes actions that existing programs support, among them substitutions. */
export function toPlays(box: BookScore, sources: readonly PlaySource[]): Play[] {
  const isSoccer = box.family === 'soccer' || box.family === 'fieldhockey';
  return box.plays.flatMap((play, index) => {
    const source = sources[index] ?? { action: '', text: play.text };
    const action = isTimeout(play) ? 'TIMEOUT' : isSoccer ? soccerAction(play, source) : otherAction(play);
    if (action === undefined) return [];
    return {
      period: String(play.period),
      clock: play.clock,
      action,
      text: source.text,
      team: play.side === null ? '' : teamIdOf(box[play.side]),
      isAHomeTeam: play.side === 'home',
      number: String(index),
    };
  });
}

/**
 * "Media timeout", "30-second timeout, Kentucky", "Timeout Duke, clock 03:21"; with the name of a team before the word, "Ohio State
 * TIMEOUT Full", which is in capitals then. Not a play that ends in one.
 */
const isTimeout = ({ kind, text }: BookPlay): boolean =>
  kind !== 'heading' &&
  (/^(?:CMT: )?(?:[\w-]+ ){0,2}(?:OfficialTV)?time-?out\b/i.test(text) || /^[^.,]{0,60}\bTIMEOUT\b/.test(text));

const otherAction = ({ kind, scoring }: BookPlay): 'SCORE' | '' | undefined => {
  if (kind !== 'play') return undefined;
  return scoring ? 'SCORE' : '';
};

/** Existing programs' value for no assist. */
const none = '0';

export const toScores = (box: BookScore): StatsBoxScore['scores'] =>
  box.scoring.map(({ period, clock, side, text, detail, goal }) => ({
    isAHomeTeam: side === 'home',
    teamId: teamIdOf(box[side]),
    period: String(period),
    time: clock,
    nameOfPlayer: goal?.scorer ?? '',
    uniformNumber: goal?.jersey || null,
    seasonGoalNumber: goal?.seasonGoals === undefined ? null : String(goal.seasonGoals),
    nameOfFirstAssist: goal?.firstAssist || none,
    nameOfSecondAssist: goal?.secondAssist || none,
    description: goal ? detail : text,
  }));

export const toPenalties = (box: BookScore): StatsBoxScore['penalties'] =>
  box.penalties.map(({ period, clock, side, player, text, minutes, card, jersey }) => ({
    teamId: teamIdOf(box[side]),
    team: teamIdOf(box[side]),
    period: String(period),
    time: clock,
    type: card === undefined ? null : cardTypes[card],
    nameOfPlayer: player === 'Team' ? null : player,
    uniformNumber: jersey ?? null,
    player,
    description: text,
    minutes: minutes === undefined ? '' : String(minutes),
  }));

const cardTypes = { green: 'GREEN', yellow: 'YELLOW', red: 'RED' } as const;
