import type { BoxPlay, BoxScoring } from '../../../domain/box-score.ts';
import type { Side } from '../../../domain/side.ts';
import { counted } from '../../../web/counted.ts';
import { attribute, child, childrenOf, integer, type XmlElement } from '../../xml/element.ts';
import { sideOf } from '../game.ts';
import { createNamesInText } from '../names-in-text.ts';
import { periodNumber } from '../period-number.ts';
import { homerText, runsScored } from './runs.ts';

/**
 * Plays with a heading and a summary for each half inning, and the scoring plays. The score is derived from the runs of
 * each play because files do not include it.
 */
export function readScorebookPlays(root: XmlElement): { plays: BoxPlay[]; scoring: BoxScoring[] } {
  const teams = childrenOf(root, 'team');
  const firstNameFirst = createNamesInText(teams);
  const plays: BoxPlay[] = [];
  const scoring: BoxScoring[] = [];
  let score = { home: 0, away: 0 };

  for (const [index, inning] of childrenOf(child(root, 'plays'), 'inning').entries()) {
    const period = periodNumber(inning, 'number', index + 1);
    for (const half of childrenOf(inning, 'batting')) {
      const side = sideOf(half) ?? 'away';
      const batting = attribute(
        teams.find((team) => sideOf(team) === side),
        'name',
      );
      const outside = { period, clock: '', side, scoring: false, score, situation: '' };
      plays.push({
        ...outside,
        kind: 'heading',
        text: `${side === 'away' ? 'Top' : 'Bottom'} of inning ${period}: ${batting} batting`,
      });
      for (const element of childrenOf(half, 'play')) {
        const text = firstNameFirst(attribute(child(element, 'narrative'), 'text'));
        const runs = runsScored(element);
        if (runs > 0) score = { ...score, [side]: score[side] + runs };
        if (text === '') continue;
        const situation = situationBefore(element);
        const kind = child(element, 'sub')
          ? 'substitution'
          : child(element, 'batter') || child(element, 'runner')
            ? 'play'
            : 'comment';
        plays.push({
          period,
          clock: '',
          side: actingSide(element, side),
          text,
          scoring: runs > 0,
          score,
          kind,
          situation: kind === 'play' ? situation : '',
        });
        if (runs > 0)
          scoring.push({ period, clock: '', side, text, type: homerText(element), score, detail: situation });
      }
      const summary = summaryText(child(half, 'innsummary'));
      if (summary) plays.push({ ...outside, score, kind: 'comment', text: summary });
    }
  }
  return { plays, scoring };
}

/** A pitching change belongs to the team in the field. */
function actingSide(play: XmlElement, batting: Side): Side {
  return sideOf(child(play, 'sub')) ?? batting;
}

/** "1 run, 2 hits, 0 errors, 2 left on base". */
function summaryText(summary: XmlElement | undefined): string {
  const figures = [
    ['r', 'run', 'runs'],
    ['h', 'hit', 'hits'],
    ['e', 'error', 'errors'],
    ['lob', 'left on base', 'left on base'],
  ] as const;
  return figures
    .flatMap(([name, one, many]) => {
      const count = integer(summary, name);
      return count === undefined ? [] : counted(count, one, many);
    })
    .join(', ');
}

const bases: readonly (readonly [attribute: string, printed: string])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
];

/** Outs and runners before a play: "1 out, runners on 1st and 3rd", "0 outs, bases loaded". */
function situationBefore(play: XmlElement): string {
  const outs = integer(play, 'outs');
  const occupied = bases.filter(([name]) => attribute(play, name) !== '').map(([, printed]) => printed);
  return [outs === undefined ? '' : counted(outs, 'out'), runners(occupied)].filter(Boolean).join(', ');
}

function runners(occupied: readonly string[]): string {
  if (occupied.length === 0) return '';
  if (occupied.length === 3) return 'bases loaded';
  return occupied.length === 1 ? `runner on ${occupied[0]}` : `runners on ${occupied.join(' and ')}`;
}
