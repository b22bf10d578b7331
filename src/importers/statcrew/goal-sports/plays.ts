import type { BoxPlay } from '../../../domain/box-score.ts';
import { attribute, child, childrenOf, integer, type XmlElement } from '../../xml/element.ts';
import { sideOf } from '../game.ts';
import { createNamesInText } from '../names-in-text.ts';
import { periodNumber } from '../period-number.ts';
import { readClock } from './board-clock.ts';
import { createTeamNames } from './team-names.ts';

const kinds: Readonly<Record<string, BoxPlay['kind']>> = {
  PRD: 'heading',
  'END-PRD': 'heading',
  SUB: 'substitution',
  GOALIE: 'substitution',
  FOR: 'comment',
  GOALMSG: 'comment',
  TOUT: 'comment',
};

const clocks = /\[(\d{1,3}:\d\d)\]/g;

/**
 * Play-by-play of the goal sports. Older files have no `clock` or `vh` on plays: the time comes from "[mm:ss]" in the
 * text and the team from its first team code. Empty plays (".") are skipped.
 */
export function readPlays(root: XmlElement): BoxPlay[] {
  const teams = childrenOf(root, 'team');
  const firstNameFirst = createNamesInText(teams);
  const teamNames = createTeamNames(teams);
  const plays: BoxPlay[] = [];
  let current = { home: 0, away: 0 };

  const settle = (play: BoxPlay | undefined, element: XmlElement) => {
    const score = { home: integer(element, 'hscore'), away: integer(element, 'vscore') };
    if (!play || score.home === undefined || score.away === undefined) return;
    play.score = { home: score.home, away: score.away };
    if (score.home + score.away > current.home + current.away) play.scoring = true;
    current = play.score;
  };

  for (const [index, period] of childrenOf(child(root, 'plays'), 'period').entries()) {
    const number = periodNumber(period, 'number', index + 1);
    for (const element of period.children) {
      if (element.name === 'currentscore') settle(plays.at(-1), element);
      const written = attribute(element, 'text');
      const text = written || (attribute(element, 'action') === 'PRD' ? `Start of period ${number}` : '');
      if (element.name !== 'play' || !/[\p{L}\d]/u.test(text)) continue;
      const action = attribute(element, 'action').toUpperCase();
      const kind = kinds[action] ?? kindOf(text);
      const source = element.attributes['text'];
      const printed = teamNames.inFull(firstNameFirst(withoutClocks(text)));
      const play: BoxPlay = {
        period: number,
        clock: readClock(attribute(element, 'clock') || clockIn(text)),
        // programs also set a team on "End of period"
        side: kind === 'heading' ? undefined : (sideOf(element) ?? teamNames.sideIn(text)),
        text: printed,
        scoring: false,
        score: undefined,
        kind,
        situation: teamNames.powerPlay(element),
        ...(action && { action }),
        ...(source !== undefined && source !== printed && { sourceText: source }),
      };
      settle(play, element);
      plays.push(play);
    }
  }
  return plays;
}

/** The time at the start or end of a play's text: "End of period [20:00]." */
function clockIn(text: string): string {
  return /^\[(\d{1,3}:\d\d)\]/.exec(text)?.[1] ?? /\[(\d{1,3}:\d\d)\]\.?$/.exec(text)?.[1] ?? '';
}

const kindsByText: readonly (readonly [RegExp, BoxPlay['kind']])[] = [
  [/^(?:\[[\d:]+\] *)?(?:start|end)[ -]of/i, 'heading'],
  [/ at goalie for /, 'substitution'],
  [/^timeout\b/i, 'comment'],
];

function kindOf(text: string): BoxPlay['kind'] {
  return kindsByText.find(([pattern]) => pattern.test(text))?.[1] ?? 'play';
}

/** Removes times, which have their own column, and artifacts of generated text: "FOR UW: , #1", "*On rebound". */
function withoutClocks(text: string): string {
  return text
    .replace(clocks, '')
    .replace(/^\s*\*/, '')
    .replace(/:\s*,/g, ':')
    .replace(/(?<!\s)\s+([.,;])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
