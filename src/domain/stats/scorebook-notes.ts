import type { BoxPlayer, BoxTeam } from '../box-score.ts';
import { numberOf } from './column.ts';

type Team = {
  name: string;
  players: readonly Pick<BoxPlayer, 'firstName' | 'lastName' | 'checkName' | 'isTeam' | 'stats'>[];
} & Pick<BoxTeam, 'stats'>;
type Player = Team['players'][number];

/** A note below a box score: "2B" with "Lakeshore: Reed 2, Moss. Elm: Kerr." */
export type ScorebookNote = { abbr: string; title: string; text: string };

/** Notes of players in the order of newspapers, with the group and key of their figure. */
const playerNotes = [
  ['E', 'Errors', 'fielding', 'e'],
  ['2B', 'Doubles', 'hitting', 'double'],
  ['3B', 'Triples', 'hitting', 'triple'],
  ['HR', 'Home runs', 'hitting', 'hr'],
  ['RBI', 'Runs batted in', 'hitting', 'rbi'],
  ['SB', 'Stolen bases', 'hitting', 'sb'],
  ['CS', 'Caught stealing', 'hitting', 'cs'],
  ['SH', 'Sacrifice bunts', 'hitting', 'sh'],
  ['SF', 'Sacrifice flies', 'hitting', 'sf'],
  ['HBP', 'Hit by pitch', 'hitting', 'hbp'],
  ['WP', 'Wild pitches', 'pitching', 'wp'],
  ['PB', 'Passed balls', 'fielding', 'pb'],
] as const;

/** Notes of teams. */
const teamNotes = [
  ['DP', 'Double plays', 'fielding', 'dp'],
  ['LOB', 'Left on base', 'line', 'lob'],
] as const;

/**
 * The notes that newspapers print below a box score of baseball and softball, visitors first. Notes without a figure are
 * left out.
 */
export function scorebookNotes(teams: readonly Team[]): ScorebookNote[] {
  const ofPlayers = playerNotes.map(([abbr, title, group, key]) => ({
    abbr,
    title,
    text: teams
      .flatMap(({ name, players }) => {
        const named = players.flatMap((player) => countOf(player, numberOf(player.stats[group], key), players));
        return named.length > 0 ? [`${name}: ${named.join(', ')}.`] : [];
      })
      .join(' '),
  }));
  const ofTeams = teamNotes.map(([abbr, title, group, key]) => {
    const counts = teams.map(({ name, stats }) => ({ name, count: numberOf(stats[group], key) }));
    const isKnown = counts.some(({ count }) => count !== undefined && (key === 'lob' || count > 0));
    return {
      abbr,
      title,
      text: isKnown ? `${counts.map(({ name, count }) => `${name} ${count ?? '—'}`).join(', ')}.` : '',
    };
  });
  const [errors, ...others] = ofPlayers;
  return [...(errors ? [errors] : []), ...ofTeams, ...others].filter(({ text }) => text !== '');
}

const countOf = (player: Player, count: number | undefined, team: readonly Player[]): string[] => {
  if (!count || player.isTeam) return [];
  const name = surnameIn(team, player);
  return [count === 1 ? name : `${name} ${count}`];
};

/** "Reed", or "A. Reed" if a teammate has the same surname. */
function surnameIn(team: readonly Player[], { lastName, firstName, checkName }: Player): string {
  const isShared = lastName !== '' && team.filter((each) => each.lastName === lastName).length > 1;
  return isShared && firstName ? `${firstName.slice(0, 1)}. ${lastName}` : lastName || firstName || checkName;
}

const decisionTitles = { W: 'Winning pitcher', L: 'Losing pitcher', S: 'Save' } as const;
type Letter = keyof typeof decisionTitles;

/** A pitcher's decision: "W" with "Kane (5-2)". */
export type PitchingDecision = { letter: Letter; title: string; text: string };

/** The winning and losing pitcher and the save, if the scorer recorded them. */
export function pitchingDecisions(teams: readonly Team[]): PitchingDecision[] {
  const lines = teams.flatMap(({ players }) =>
    players.map((player) => ({
      name: surnameIn(players, player),
      decision: String(player.stats['pitching']?.['decision'] ?? ''),
    })),
  );
  return (Object.keys(decisionTitles) as Letter[]).flatMap((letter) => {
    const found = lines.find(({ decision }) => new RegExp(`(?:^|, )${letter}\\b`).test(decision));
    if (!found) return [];
    const record = new RegExp(`${letter} (\\([\\d-]+\\))`).exec(found.decision)?.[1];
    return [{ letter, title: decisionTitles[letter], text: [found.name, record].filter(Boolean).join(' ') }];
  });
}
