import type { BoxPlay } from '../../../domain/box-score.ts';
import { counted } from '../../../web/counted.ts';
import { boardClock } from '../../board-clock.ts';
import { attribute, child, childrenOf, integer, type XmlElement } from '../../xml/element.ts';
import { type StatCrewGame, scoreOf, sideOf, sideOfTeam } from '../game.ts';
import { createNamesInText } from '../names-in-text.ts';
import { printedSpot, situationOf } from './spot.ts';

/** Kickoffs and tries have no down, although the file repeats the previous one. */
const withoutDown = new Set(['K', 'X', '#']);

/** Plays by quarter, with a heading at the start and a summary at the end of each drive. */
export function readPlays(game: StatCrewGame): BoxPlay[] {
  const namesTurned = createNamesInText([game.home, game.away]);
  return childrenOf(child(game.root, 'plays'), 'qtr').flatMap((quarter, index) => {
    const period = integer(quarter, 'number') ?? index + 1;
    return quarter.children
      .flatMap((element) => readOne(element, period, game))
      .map((play) => ({ ...play, text: namesTurned(play.text) }));
  });
}

function readOne(element: XmlElement, period: number, game: StatCrewGame): BoxPlay[] {
  const text = textOf(element, game);
  if (text === '' || isDriveNote(element)) return [];
  const { clock, rest } = splitClock(text);
  const kind = kindOf(element);
  return [
    {
      period,
      clock: boardClock(clock || attribute(element, 'clock')),
      side: sideOf(element) ?? sideOfTeam(game, attribute(element, 'hasball')),
      text: rest,
      scoring: attribute(element, 'score') === 'Y',
      score: scoreOf(element),
      kind,
      situation: kind === 'play' && !withoutDown.has(attribute(element, 'type')) ? situationOf(element, game) : '',
    },
  ];
}

function textOf(element: XmlElement, game: StatCrewGame): string {
  const team = attribute(sideOf(element) === 'home' ? game.home : game.away, 'name');
  if (element.name === 'play' || element.name === 'comment') return attribute(element, 'text');
  if (element.name === 'drivestart') return `${team} ball at ${startSpot(element, game)}`;
  if (element.name === 'drivesum') return `Drive: ${driveSum(element)}`;
  return '';
}

/** A drive starts at "V47": side and yard. */
function startSpot(element: XmlElement, game: StatCrewGame): string {
  const spot = attribute(element, 'spot');
  const owner = spot.startsWith('H') ? game.home : game.away;
  return /^[HV]\d+$/.test(spot) ? `${attribute(owner, 'id')} ${Number(spot.slice(1))}` : printedSpot(spot);
}

/** "13 plays, 75 yards, TOP 7:03". */
export function driveSum(element: XmlElement, yards = 'yards'): string {
  const [plays, gained] = [integer(element, 'plays'), integer(element, yards)];
  const possession = attribute(element, 'top').replace(/^0(?=\d:)/, '');
  const parts = [
    plays !== undefined && counted(plays, 'play'),
    gained !== undefined && counted(gained, 'yard'),
    possession && `TOP ${possession}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The scorer's "drive start" note duplicates our heading. */
function isDriveNote(element: XmlElement): boolean {
  return element.name === 'play' && attribute(element, 'tokens').startsWith('{DRIVE}');
}

function kindOf(element: XmlElement): BoxPlay['kind'] {
  if (element.name === 'drivestart') return 'heading';
  return element.name === 'play' && attribute(element, 'type') !== '#' ? 'play' : 'comment';
}

/** A text may begin with the clock at the snap, "(14:33) ...", which takes precedence. */
function splitClock(text: string): { clock: string; rest: string } {
  const [, clock, rest] = /^\((\d{1,2}:\d\d)\)\s*(\S.*)$/.exec(text) ?? [];
  return clock && rest ? { clock, rest } : { clock: '', rest: text };
}
