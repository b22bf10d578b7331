import type { BoxPlay } from '../../../domain/box-score.ts';
import { attribute, child, childrenOf, integer, type XmlElement } from '../../xml/element.ts';
import { type StatCrewGame, scoreOf, sideOfTeam } from '../game.ts';
import { createNamesInText } from '../names-in-text.ts';
import { printedName } from '../printed-name.ts';

/** Rallies by set, with the server as situation and the set score. */
export function readPlays(game: StatCrewGame): BoxPlay[] {
  const names = { turned: createNamesInText([game.home, game.away]), servers: serverNames(game) };
  return childrenOf(child(game.root, 'plays'), 'game').flatMap((set, index) =>
    childrenOf(set, 'play').map((play) => readPlay(play, integer(set, 'number') ?? index + 1, { game, ...names })),
  );
}

type Match = { game: StatCrewGame; turned: (text: string) => string; servers: ReadonlyMap<string, string> };

/** A play belongs to the serving team; without a point it is a lineup, timeout or substitution. */
function readPlay(play: XmlElement, period: number, { game, turned, servers }: Match): BoxPlay {
  const point = attribute(play, 'point');
  const { server, rest } = splitServer(attribute(play, 'text'));
  return {
    period,
    clock: '',
    side: sideOfTeam(game, attribute(play, 'serveteam')),
    text: turned(rest),
    scoring: point !== '',
    score: scoreOf(play),
    kind: kindOf(rest, point),
    situation: server === '' ? '' : `${servers.get(server) ?? printedName(server)} serving`,
  };
}

function kindOf(text: string, point: string): BoxPlay['kind'] {
  if (/^\S+ subs?:/i.test(text)) return 'substitution';
  return point === '' ? 'comment' : 'play';
}

/** A rally starts with its server, "[May, Maddy] Service error." */
function splitServer(text: string): { server: string; rest: string } {
  const [, server, rest] = /^\[([^\]]+)\]\s*(\S.*)$/.exec(text) ?? [];
  return server && rest ? { server, rest } : { server: '', rest: text };
}

/** Some files write servers last name first without a comma, "[May Maddy]". */
function serverNames(game: StatCrewGame): ReadonlyMap<string, string> {
  const players = [game.home, game.away].flatMap((team) => childrenOf(team, 'player'));
  return new Map(
    players.map((player) => [attribute(player, 'name').replace(/,\s*/, ' '), printedName(attribute(player, 'name'))]),
  );
}
