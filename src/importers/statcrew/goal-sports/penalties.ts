import type { BoxPenalty, Card } from '../../../domain/box-score.ts';
import { parseJersey } from '../../jersey.ts';
import { attribute, child, childrenOf, decimal, firstAttribute, type XmlElement } from '../../xml/element.ts';
import { sideOf } from '../game.ts';
import { playerOrTeam } from '../names-in-text.ts';
import { periodNumber } from '../period-number.ts';
import { readClock } from './board-clock.ts';

const cards: Readonly<Record<string, Card>> = { G: 'green', Y: 'yellow', R: 'red' };
const cardTitles: Readonly<Record<Card, string>> = { green: 'Green card', yellow: 'Yellow card', red: 'Red card' };

/** Cards (soccer, field hockey, women's lacrosse) and penalties with minutes (ice hockey) or seconds (men's lacrosse). */
export function readPenalties(root: XmlElement): BoxPenalty[] {
  return childrenOf(child(root, 'penalties'), 'pen').map((penalty) => {
    const seconds = decimal(penalty, 'seconds');
    const card = cardOf(penalty);
    const jersey = parseJersey(attribute(penalty, 'uni'));
    const minutes = decimal(penalty, 'minutes') ?? (seconds === undefined ? undefined : seconds / 60);
    return {
      period: periodNumber(penalty, 'prd'),
      clock: readClock(attribute(penalty, 'time')),
      side: sideOf(penalty) ?? 'home',
      player: playerOrTeam(attribute(penalty, 'name')),
      text: [offence(penalty), servedBy(penalty)].filter(Boolean).join(', '),
      ...(minutes !== undefined && { minutes }),
      ...(card && { card }),
      ...(jersey && { jersey }),
    };
  });
}

function offence(penalty: XmlElement): string {
  const card = cardOf(penalty);
  const described = firstAttribute(penalty, 'desc', 'abbrev');
  const sentence = described.charAt(0).toUpperCase() + described.slice(1).toLowerCase();
  if (!card) return sentence || 'Penalty';
  return sentence ? `${cardTitles[card]}: ${sentence.toLowerCase()}` : cardTitles[card];
}

function cardOf(penalty: XmlElement): Card | undefined {
  const letter = /^([GYR])(?:C|ELLOW|REEN|ED)?(?:\s*CARD)?$/.exec(attribute(penalty, 'type').toUpperCase())?.[1];
  return cards[letter ?? ''];
}

/** A bench penalty is served by another player. */
function servedBy(penalty: XmlElement): string {
  const serving = attribute(penalty, 'serving');
  return serving && `served by ${playerOrTeam(serving)}`;
}
