import type { Side } from '../../../domain/side.ts';
import { attribute, type XmlElement } from '../../xml/element.ts';
import { sideOf } from '../game.ts';

/** Some programs truncate a team's name to make its code: "NORTH CA". */
const codeWidth = 8;

/** Finds and expands team names in play-by-play text. */
export function createTeamNames(teams: readonly XmlElement[]) {
  const known = teams.flatMap((team) => {
    const [code, name, side] = [attribute(team, 'id'), attribute(team, 'name'), sideOf(team)];
    return code && name && side ? [{ code, name, side, pattern: whole(code), mention: whole(code, name) }] : [];
  });
  const cutOff = known.filter(
    ({ code, name }) => code.length === codeWidth && name.toUpperCase().startsWith(code) && name !== code,
  );

  return {
    /** The team whose code or name comes first in the text. */
    sideIn(text: string): Side | undefined {
      const found = known.map(({ side, mention }) => ({ side, at: text.search(mention) })).filter(({ at }) => at >= 0);
      return found.sort((a, b) => a.at - b.at)[0]?.side;
    },
    /** Expands a truncated code to the full name. */
    inFull(text: string): string {
      return cutOff.reduce((sentence, { pattern, name }) => sentence.replaceAll(pattern, () => name), text);
    },
    /** "Princeton power play" if `pp` is set. */
    powerPlay(play: XmlElement): string {
      const team = known.find(({ side }) => side === sideOf(play, 'pp'));
      return team ? `${team.name} power play` : '';
    },
  };
}

function whole(...names: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${names.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`, 'gu');
}
