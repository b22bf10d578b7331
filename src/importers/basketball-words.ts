import { formatOrdinal } from '../web/text.ts';

/** A play with the codes of the feeds: action GOOD, MISS, REBOUND, FOUL, TURNOVER...; type LAYUP, 3PTR, FT, DEF, BADPASS... */
export type PlayCode = { action: string; type: string };

const shots: Readonly<Record<string, string>> = {
  LAYUP: 'layup',
  JUMPER: 'jump shot',
  '2PTR': 'two-pointer',
  '3PTR': 'three-pointer',
  DUNK: 'dunk',
  TIPIN: 'tip-in',
  HOOK: 'hook shot',
  FT: 'free throw',
};
const rebounds: Readonly<Record<string, string>> = {
  OFF: 'offensive rebound',
  DEF: 'defensive rebound',
  DEADB: 'dead-ball rebound',
};
const turnovers: Readonly<Record<string, string>> = {
  BADPASS: 'bad pass',
  LOSTBALL: 'lost ball',
  SHOTCLOCK: 'shot clock',
  OFFENSIVE: 'offensive foul',
  TRAVEL: 'traveling',
  TURNOVER: '',
};
/** Actions of programs that record more than the box score has. */
const actions: Readonly<Record<string, string>> = {
  FOULTAKEN: 'drew a foul',
  FOULON: 'drew a foul',
  CHARGETAKEN: 'drew a charge',
  JUMPBALL: 'jump ball',
  JUMPBALLWON: 'won the jump ball',
  JUMPBALLLOST: 'lost the jump ball',
  BLOCKED: 'was blocked',
};
const fouls: Readonly<Record<string, string>> = {
  PERSONAL: 'personal foul',
  OFF: 'offensive foul',
  TECH: 'technical foul',
};
const timeouts: Readonly<Record<string, string>> = {
  MEDIA: 'Media timeout',
  '30SEC': '30-second timeout',
  FULL: 'Full timeout',
};

/** The action that follows the player's name: "made three-pointer", "turnover (bad pass)". */
export function playPhrase({ action, type }: PlayCode): string {
  if (action === 'GOOD') return `made ${shotPhrase(type)}`;
  if (action === 'MISS') return `missed ${shotPhrase(type)}`;
  if (action === 'REBOUND') return rebounds[type] ?? 'rebound';
  if (action === 'FOUL') return fouls[type] ?? 'foul';
  if (action === 'TURNOVER') return turnoverPhrase(type);
  if (action === 'SUB') return type === 'OUT' ? 'goes to the bench' : 'enters the game';
  return actions[action] ?? readable(action);
}

/** The kind of a shot in words; "shot" for an empty code or one with digits ("2PTS"). */
const shotPhrase = (type: string): string => shots[type] ?? (/^[A-Z_]+$/.test(type) ? readable(type) : 'shot');

/** "Media timeout", or with the team: "30-second timeout, Kentucky". */
export function timeoutText(type: string, team: string): string {
  return type === 'MEDIA' || team === '' ? (timeouts[type] ?? 'Timeout') : `${timeouts[type] ?? 'Timeout'}, ${team}`;
}

/** Free throws are numbered "1OF2": ", 1st of 2"; empty for other plays. */
export function attemptText(sequence: string): string {
  const [, number, of] = /^(\d)OF(\d)$/i.exec(sequence) ?? [];
  return number && of ? `, ${formatOrdinal(Number(number))} of ${of}` : '';
}

function turnoverPhrase(type: string): string {
  const cause = type === '' ? '' : (turnovers[type] ?? readable(type));
  return cause === '' ? 'turnover' : `turnover (${cause})`;
}

const readable = (token: string) => token.toLowerCase().replace(/_/g, ' ');
