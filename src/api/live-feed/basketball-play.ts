import type { Side } from '../../domain/side.ts';
import type { BookPlayer, BookScore } from '../stats/score-book.ts';
import { otherSide } from './feed-source.ts';
import { spokenName, toPerson } from './people.ts';
import type { FeedPerson } from './schema.ts';

/** A play in the feed's terms: player, action, type and second player. */
export type CodedPlay = { action: string; type: string; player: FeedPerson | null; others: FeedPerson[] };

const shots: Readonly<Record<string, string>> = {
  layup: 'LAYUP',
  'jump shot': 'JUMPER',
  'three-pointer': '3PTR',
  '3-point jumper': '3PTR',
  jumper: 'JUMPER',
  dunk: 'DUNK',
  'tip-in': 'TIPIN',
  'hook shot': 'HOOK',
  'free throw': 'FT',
};
const deeds: Readonly<Record<string, readonly [action: string, type: string]>> = {
  'offensive rebound': ['REBOUND', 'OFF'],
  'defensive rebound': ['REBOUND', 'DEF'],
  'dead-ball rebound': ['REBOUND', 'DEADB'],
  rebound: ['REBOUND', ''],
  foul: ['FOUL', 'FOUL'],
  'personal foul': ['FOUL', 'PERSONAL'],
  'offensive foul': ['FOUL', 'OFF'],
  'technical foul': ['FOUL', 'TECH'],
  turnover: ['TURNOVER', 'TURNOVER'],
  'turnover (bad pass)': ['TURNOVER', 'BADPASS'],
  'turnover (lost ball)': ['TURNOVER', 'LOSTBALL'],
  'turnover (shot clock)': ['TURNOVER', 'SHOTCLOCK'],
  'turnover (offensive foul)': ['TURNOVER', 'OFFENSIVE'],
  'turnover (traveling)': ['TURNOVER', 'TRAVEL'],
  assist: ['ASSIST', 'ASSIST'],
  steal: ['STEAL', 'STEAL'],
  block: ['BLOCK', 'BLOCK'],
  'enters the game': ['SUBS', 'IN'],
  'goes to the bench': ['SUBS', 'OUT'],
};
const timeouts: Readonly<Record<string, string>> = {
  'Media timeout': 'MEDIA',
  '30-second timeout': '30SEC',
  'Full timeout': 'FULL',
  Timeout: 'TEAM',
};

/** Parses the play text that the importer generated; undefined for other text. */
export function readBasketballPlay(text: string, side: Side | null, boxScore: BookScore): CodedPlay | undefined {
  const timeout = timeouts[text.split(', ')[0] ?? ''];
  if (timeout) return { action: 'TIMEOUT', type: timeout, player: null, others: [] };
  if (!side) return undefined;
  const { name: team, players } = boxScore[side];
  const [player, actor] = longestNamed(players, text) ?? [undefined, team];
  if (!text.startsWith(`${actor} `)) return undefined;
  const { phrase, others } = splitOthers(text.slice(actor.length + 1));
  const [action, type] = codeOf(phrase) ?? [];
  if (action === undefined || type === undefined) return undefined;
  // the second player of a blocked shot is on the other team
  const ofTeams = [side, otherSide(side)].flatMap((each) => boxScore[each].players.map((one) => [each, one] as const));
  return {
    action,
    type,
    player: player ? toPerson(side, player) : null,
    others: others.flatMap((name) => {
      const [team, other] =
        (action === 'MISS' ? ofTeams.toReversed() : ofTeams).find(([, one]) => namesOf(one).includes(name)) ?? [];
      return team && other ? toPerson(team, other) : [];
    }),
  };
}

function codeOf(phrase: string): readonly [action: string, type: string] | undefined {
  const [, verb, shot = ''] = /^(made|missed) (.+?)(?:, \d\w\w of \d)?$/.exec(phrase) ?? [];
  if (verb) return [verb === 'made' ? 'GOOD' : 'MISS', shots[shot] ?? shot.toUpperCase().replaceAll(' ', '_')];
  return deeds[phrase];
}

/** Parses "made layup, assist by Bo Day" into action and second player. */
function splitOthers(rest: string): { phrase: string; others: string[] } {
  if (deeds[rest]) return { phrase: rest, others: [] };
  const [, phrase = rest, by, beside] = /^(.*?)(?:, (?:assist|blocked) by (.+)| \(([^()]+)\))$/s.exec(rest) ?? [];
  return { phrase, others: (by ?? beside)?.split(', ') ?? [] };
}

/** The player at the start of a text; the longest matching name wins. */
const longestNamed = (players: readonly BookPlayer[], text: string): [BookPlayer, string] | undefined =>
  players
    .flatMap((player) => namesOf(player).map((name): [BookPlayer, string] => [player, name]))
    .filter(([, name]) => text.startsWith(`${name} `))
    .toSorted(([, a], [, b]) => b.length - a.length)[0];

/** "Ann Lee" and the abbreviated "A. Lee". */
const namesOf = (player: BookPlayer): string[] => {
  const { firstName, lastName } = player;
  return [spokenName(player), firstName && lastName && `${firstName.slice(0, 1)}. ${lastName}`].filter(Boolean);
};
