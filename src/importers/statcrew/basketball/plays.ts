import type { BoxPlay, Shot } from '../../../domain/box-score.ts';
import type { Side } from '../../../domain/side.ts';
import { attemptText, playPhrase, timeoutText } from '../../basketball-words.ts';
import { boardClock } from '../../board-clock.ts';
import { shotPart } from '../../shot.ts';
import { attribute, child, childrenOf, firstAttribute, integer, type XmlElement } from '../../xml/element.ts';
import { type PlayScore, type StatCrewGame, scoreOf, sideOf, sideOfTeam } from '../game.ts';
import { printedName } from '../printed-name.ts';

/**
 * Plays in file order, each with the score after it. The file has scores only on baskets; they are carried forward, and
 * the score is unknown after a basket without one.
 */
export function readPlays(game: StatCrewGame): BoxPlay[] {
  let score: PlayScore;
  return childrenOf(child(game.root, 'plays'), 'period').flatMap((element, index) => {
    const period = integer(element, 'number') ?? index + 1;
    return element.children.filter(isPlay).map((play) => {
      const scoring = attribute(play, 'action') === 'GOOD';
      score = scoreOf(play) ?? (scoring ? undefined : score);
      return readPlay(play, { period, scoring, score }, game);
    });
  });
}

function isPlay(element: XmlElement): boolean {
  return element.name === 'play' || (element.name === 'comment' && attribute(element, 'text') !== '');
}

function readPlay(play: XmlElement, known: Pick<BoxPlay, 'period' | 'scoring' | 'score'>, game: StatCrewGame): BoxPlay {
  const side = sideOf(play) ?? sideOfTeam(game, attribute(play, 'team'));
  return {
    ...known,
    clock: boardClock(attribute(play, 'time')),
    side,
    text: attribute(play, 'text') || playText(play, side && game[side]),
    kind: kindOf(play),
    situation: '',
    ...shotOf(play, side),
  };
}

/** Shot position, if the program charts shots; free throws have none. */
function shotOf(play: XmlElement, side: Side | undefined): { shot?: Shot } {
  const action = attribute(play, 'action');
  if (attribute(play, 'type') === 'FT' || (action !== 'GOOD' && action !== 'MISS')) return {};
  return shotPart({ x: attribute(play, 'x'), y: attribute(play, 'y') }, side, action === 'GOOD');
}

function kindOf(play: XmlElement): BoxPlay['kind'] {
  const action = attribute(play, 'action');
  if (action === 'SUB') return 'substitution';
  return action === 'TIMEOUT' || play.name === 'comment' ? 'comment' : 'play';
}

/** Builds a sentence from the play's codes: "Jaxon Kohler made three-pointer", "Kentucky dead-ball rebound". */
function playText(play: XmlElement, team: XmlElement | undefined): string {
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
