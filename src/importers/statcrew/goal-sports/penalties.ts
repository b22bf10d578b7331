import type { BoxPenalty } from '../../../domain/box-score.ts';
import { attribute, child, childrenOf, decimal, firstAttribute, type XmlElement } from '../../xml/element.ts';
import { periodNumber } from '../period-number.ts';
import { playerOrTeam } from '../names-in-text.ts';
import { sideOf } from '../game.ts';
import { readClock } from './board-clock.ts';

const cards: Readonly<Record<string, string>> = {
  G: 'Green card',
  Y: 'Yellow card',
  R: 'Red card',
};

/** Cards (soccer, field hockey, women's lacrosse) and penalties with minutes (ice hockey) or seconds (men's lacrosse). */
export function readPenalties(root: XmlElement): BoxPenalty[] {
  return childrenOf(child(root, 'penalties'), 'pen').map((penalty) => {
    const seconds = decimal(penalty, 'seconds');
    const minutes = decimal(penalty, 'minutes') ?? (seconds === undefined ? undefined : seconds / 60);
    return {
      period: periodNumber(penalty, 'prd'),
      clock: readClock(attribute(penalty, 'time')),
      side: sideOf(penalty) ?? 'home',
      player: playerOrTeam(attribute(penalty, 'name')),
      text: [offence(penalty), servedBy(penalty)].filter(Boolean).join(', '),
      ...(minutes !== undefined && { minutes }),
    };
  });
}

function offence(penalty: XmlElement): string {
  const card = /^([GYR])(?:C|ELLOW|REEN|ED)?(?:\s*CARD)?$/.exec(attribute(penalty, 'type').toUpperCase())?.[1];
  const described = firstAttribute(penalty, 'desc', 'abbrev');
  const sentence = described.charAt(0).toUpperCase() + described.slice(1).toLowerCase();
  if (!card) return sentence || 'Penalty';
  return sentence ? `${cards[card]}: ${sentence.toLowerCase()}` : `${cards[card]}`;
}

/** A bench penalty is sat out by someone else. */
function servedBy(penalty: XmlElement): string {
  const serving = attribute(penalty, 'serving');
  return serving && `served by ${playerOrTeam(serving)}`;
}
