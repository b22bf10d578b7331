import type { GameFacts } from './game-facts.ts';
import type { Wording } from './phrases.ts';
import { capitalized, inWords, ordinalWord, withArticle } from './words.ts';

/** What a sentence is about; no page has two about the same. */
export type Topic = 'result' | 'star' | 'record' | 'streak' | 'crowd';

const where = ({ locationIndicator, city, them }: GameFacts): string =>
  ({ H: 'at home', A: `at ${them.name}`, N: `in ${city.split(',')[0]}` })[locationIndicator];

const recordText = ({ record, conferenceRecord, conference }: GameFacts) =>
  conference && conferenceRecord ? `${record} (${conferenceRecord} ${conference})` : record;

const verbs = {
  win: ['beat', 'defeated', 'turned back'],
  loss: ['lost to', 'fell to', 'was beaten by'],
  tie: ['tied'],
};
const pickVerb = ({ outcome, them }: GameFacts, salt = 0) => {
  const list = verbs[outcome];
  return list[(them.name.length + salt) % list.length] ?? list[0];
};

type Lead = { topic: Topic; text: Wording<GameFacts> };

/** First sentences without a player. */
export const leads: readonly Lead[] = [
  {
    topic: 'result',
    text: (facts) =>
      `${facts.us.name} ${pickVerb(facts)} ${facts.them.name}, ${facts.score}${facts.extra}, ${where({ ...facts, locationIndicator: facts.locationIndicator === 'A' ? 'N' : facts.locationIndicator })} on ${facts.day}.`,
  },
  {
    topic: 'record',
    text: (facts) =>
      facts.record && facts.outcome !== 'tie'
        ? `${facts.us.name} ${facts.outcome === 'win' ? 'improved' : 'slipped'} to ${recordText(facts)} ${facts.day} with ${withArticle(`${facts.score} ${facts.outcome}`)} ${facts.outcome === 'win' ? 'over' : 'to'} ${facts.them.name}${facts.extra}.`
        : undefined,
  },
  {
    topic: 'streak',
    text: (facts) =>
      facts.streak >= 2
        ? `For the ${ordinalWord(facts.streak)} game in a row, ${facts.us.nick} came away winners: ${facts.score} ${facts.day} against ${facts.them.name}${facts.extra}.`
        : undefined,
  },
  {
    topic: 'streak',
    text: (facts) =>
      facts.streak <= -2
        ? `${facts.them.name} handed ${facts.us.nick} their ${ordinalWord(-facts.streak)} straight loss, ${facts.score}${facts.extra}, on ${facts.day}.`
        : undefined,
  },
  {
    topic: 'streak',
    text: (facts) =>
      facts.ended >= 2
        ? `A run of ${inWords(facts.ended)} ${facts.outcome === 'win' ? 'losses' : 'wins'} ended on ${facts.day}, when ${facts.us.name} ${pickVerb(facts, 1)} ${facts.them.name}, ${facts.score}${facts.extra}.`
        : undefined,
  },
  {
    topic: 'crowd',
    text: (facts) =>
      facts.attendance && facts.locationIndicator === 'H'
        ? `With ${facts.attendance.toLocaleString('en-US')} at ${facts.stadium}, ${facts.us.name} ${pickVerb(facts, 2)} ${facts.them.name} on ${facts.day}, ${facts.score}${facts.extra}.`
        : undefined,
  },
  {
    topic: 'result',
    text: (facts) =>
      facts.tournament
        ? `${facts.us.name} ${pickVerb(facts)} ${facts.them.name} on ${facts.day} at the ${facts.tournament}, ${facts.score}${facts.extra}.`
        : undefined,
  },
  {
    topic: 'result',
    text: (facts) =>
      facts.tournament
        ? `The ${facts.tournament} brought ${facts.us.name} and ${facts.them.name} together on ${facts.day}, and ${facts.winner === facts.us ? facts.us.nick : facts.them.nick} ${facts.outcome === 'tie' ? 'shared it' : 'won'}, ${facts.score}${facts.extra}.`
        : undefined,
  },
];

/** A first sentence that continues a player's predicate. */
export const starLeads: readonly ((facts: GameFacts, star: string) => string)[] = [
  (facts, star) =>
    `${star}, and ${facts.us.name} ${pickVerb(facts)} ${facts.them.name}, ${facts.score}${facts.extra}, on ${facts.day}.`,
  (facts, star) =>
    `${star} on ${facts.day} as ${facts.us.name} ${pickVerb(facts, 1)} ${facts.them.name} ${facts.score}${facts.extra}.`,
];

/** The line below the title. */
export const decks: readonly { topic: Topic; text: Wording<GameFacts> }[] = [
  {
    topic: 'record',
    text: (facts) =>
      facts.record && facts.outcome !== 'tie'
        ? `${facts.us.name} ${facts.outcome === 'win' ? 'moves' : 'drops'} to ${recordText(facts)}`
        : undefined,
  },
  {
    topic: 'streak',
    text: ({ streak }) => (streak >= 2 ? `Win is the ${ordinalWord(streak)} straight` : undefined),
  },
  {
    topic: 'streak',
    text: ({ streak }) => (streak <= -2 ? `Losing streak reaches ${inWords(-streak)}` : undefined),
  },
  {
    topic: 'streak',
    text: ({ ended, outcome, us }) =>
      ended >= 2
        ? outcome === 'win'
          ? `${capitalized(us.nick.replace('the ', ''))} end a run of ${inWords(ended)} losses`
          : `Winning streak ends at ${inWords(ended)}`
        : undefined,
  },
  {
    topic: 'result',
    text: ({ tournament, outcome, us }) =>
      tournament && outcome === 'win' ? `${us.name} wins at the ${tournament}` : undefined,
  },
];
