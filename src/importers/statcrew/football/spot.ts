import { formatOrdinal } from '../../../web/text.ts';
import { attribute, integer, type XmlElement } from '../../xml/element.ts';
import { type StatCrewGame, sideOfTeam } from '../game.ts';

/** The team and the yard of a spot. */
function splitSpot(spot: string): [team: string, yard: string] | [] {
  const [yard] = /(?<!\d)\d+$/.exec(spot) ?? [];
  return yard === undefined ? [] : [spot.slice(0, -yard.length).trimEnd(), yard];
}

/** A spot on the field, "UNC25" or "DU 7", as printed: "UNC 25", "DU 7". */
export function printedSpot(spot: string): string {
  const [team, yard] = splitSpot(spot);
  if (!team || !yard) return spot;
  return Number(yard) === 0 ? `${team} goal line` : `${team} ${Number(yard)}`;
}

/** "1st & 10 at DU 35", with "Goal" if the line to gain is past the goal line; empty without a down. */
export function situationOf(play: XmlElement, game: StatCrewGame): string {
  const [down, togo] = [integer(play, 'down'), integer(play, 'togo')];
  const spot = printedSpot(attribute(play, 'spot'));
  if (!down || togo === undefined || spot === '') return '';
  return `${formatOrdinal(down)} & ${isGoal(play, togo, game) ? 'Goal' : togo} at ${spot}`;
}

function isGoal(play: XmlElement, togo: number, game: StatCrewGame): boolean {
  const [team, yard] = splitSpot(attribute(play, 'spot'));
  const owner = sideOfTeam(game, team ?? '');
  return owner !== undefined && owner !== sideOfTeam(game, attribute(play, 'hasball')) && togo >= Number(yard);
}
