import type { SportFamily } from '../../src/domain/sport-family.ts';
import { courseOfGoals } from './course-of-goals.ts';
import { comebacks, courseOfOvertime, courseOfPoints } from './course-of-points.ts';
import { courseOfRuns } from './course-of-runs.ts';
import { courseOfSets, detailOfSets } from './course-of-sets.ts';
import type { GameFacts } from './game-facts.ts';
import { leadForGood, playPhrase, whenOf } from './key-plays.ts';
import type { Phrases } from './phrases.ts';
import type { Namer } from './player-names.ts';
import { capitalized } from './words.ts';

const goalSports = new Set<SportFamily>(['soccer', 'fieldhockey', 'icehockey']);

/** How the game went, as its sport is told. */
export function courseOfGame(facts: GameFacts, nameOf: Namer, phrases: Phrases): string {
  const { family } = facts.kind;
  if (goalSports.has(family)) return courseOfGoals(facts, nameOf, phrases);
  if (family === 'volleyball') return join([phrases.write(facts, courseOfSets), phrases.write(facts, detailOfSets)]);
  const course = family === 'baseball' || family === 'softball' ? courseOfRuns : courseOfPoints;
  return join([
    phrases.write(facts, courseOfOvertime) ??
      (family === 'baseball' || family === 'softball' ? undefined : phrases.write(facts, comebacks)) ??
      phrases.write(facts, course),
    turningPoint(facts, nameOf, phrases),
  ]);
}

/** The score that gave the winner the lead for good, where plays are known. */
function turningPoint(facts: GameFacts, nameOf: Namer, phrases: Phrases): string | undefined {
  const play = leadForGood(facts);
  if (!play) return undefined;
  const phrase = playPhrase(play, nameOf);
  const when = whenOf(facts, play);
  return phrase
    ? phrases.pick(turns)(facts.winner.name, phrase, when)
    : phrases.pick(plainTurns)(facts.winner.name, when);
}

const turns: readonly ((team: string, play: string, when: string) => string)[] = [
  (team, play, when) => `${team} went ahead for good ${when} on ${play}.`,
  (team, play, when) => `${capitalized(play)} ${when} put ${team} in front to stay.`,
  (team, play, when) => `The lead that held came ${when}, on ${play} for ${team}.`,
];

/** Of plays that sentences leave out. */
const plainTurns: readonly ((team: string, when: string) => string)[] = [
  (team, when) => `${team} went ahead for good ${when}.`,
  (team, when) => `The lead that held came ${when}, for ${team}.`,
];

const join = (sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(' ');
