import { attemptText, playPhrase, timeoutText } from '../../basketball-words.ts';
import { attribute, childrenOf, firstAttribute, type XmlElement } from '../../xml/element.ts';
import { printedName } from '../printed-name.ts';

/** Builds a sentence from the play's codes: "Jaxon Kohler made three-pointer", "Kentucky dead-ball rebound". */
export function playText(play: XmlElement, team: XmlElement | undefined): string {
  const [action, type] = [attribute(play, 'action').toUpperCase(), attribute(play, 'type').toUpperCase()];
  if (action === 'TIMEOUT') return timeoutText(type, attribute(team, 'name'));
  return `${actorOf(play, team)} ${playPhrase({ action, type })}${attemptText(attribute(play, 'seq'))}${drawnBy(play)}`.trim();
}

function drawnBy(play: XmlElement): string {
  const name = attribute(play, 'drawnby');
  return name === '' ? '' : `, drawn by ${printedName(name)}`;
}

/** The player's listed name (plays use capitals), else the name in title case, else the team. */
function actorOf(play: XmlElement, team: XmlElement | undefined): string {
  const checkName = attribute(play, 'checkname');
  if (checkName === '' || /^(?:team|tm)$/i.test(checkName)) return attribute(team, 'name') || attribute(play, 'team');
  const player = childrenOf(team, 'player').find((player) => attribute(player, 'checkname') === checkName);
  return printedName(firstAttribute(player, 'name') || checkName);
}
