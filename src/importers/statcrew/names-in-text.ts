import { attribute, childrenOf, type XmlElement } from '../xml/element.ts';
import { printedName } from './printed-name.ts';

/** "Calof, Andrew", "DIRENZO, Leah" and "Owen Duffy" with the first name first; TEAM or an empty name is "Team". */
export function playerOrTeam(written: string): string {
  return /^(?:team|tm)?$/i.test(written.trim()) ? 'Team' : printedName(written);
}

/**
 * Rewrites player names in a scorer's text with the first name first ("Thomas,Brayton singled", "Faceoff Calof, Andrew vs
 * Malchuk, Joel"). Recognizes the players of the given teams.
 */
export function createNamesInText(teams: readonly XmlElement[]): (text: string) => string {
  const printed = new Map<string, string>();
  for (const player of teams.flatMap((team) => childrenOf(team, 'player'))) {
    const name = attribute(player, 'name');
    for (const form of [name, name.replace(/,\s+/, ','), attribute(player, 'shortname')]) {
      if (form.includes(',')) printed.set(form, printedName(name));
    }
  }
  if (printed.size === 0) return (text) => text;
  const longestFirst = [...printed.keys()].sort((a, b) => b.length - a.length).map((form) => RegExp.escape(form));
  const anyName = new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu');
  return (text) => text.replace(anyName, (form) => printed.get(form) ?? form);
}
