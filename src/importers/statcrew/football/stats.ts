import type { StatLine } from '../../../domain/stats/column.ts';
import { child, clockSeconds, decimal, figures, type XmlElement } from '../../xml/element.ts';

const returns = { no: 'no', yds: 'yds', td: 'td', long: 'long' };

/** Groups shared by players and team totals. Sacks count as rushing, as the scorer recorded them. */
export function playerStats(line: XmlElement | undefined): Record<string, StatLine> {
  const of = (name: string, names: Record<string, string>) => figures(child(line, name), names);
  return {
    passing: of('pass', {
      comp: 'comp',
      att: 'att',
      int: 'int',
      yds: 'yds',
      td: 'td',
      long: 'long',
      sacks: 'sacks',
      sackYds: 'sackyds',
    }),
    rushing: of('rush', { att: 'att', gain: 'gain', loss: 'loss', yds: 'yds', td: 'td', long: 'long' }),
    receiving: of('rcv', returns),
    defense: defense(child(line, 'defense')),
    kicking: {
      ...of('fg', { fgMade: 'made', fgAtt: 'att', fgLong: 'long' }),
      ...of('pat', { patMade: 'kickmade', patAtt: 'kickatt' }),
    },
    punting: of('punt', {
      no: 'no',
      yds: 'yds',
      long: 'long',
      tb: 'tb',
      fc: 'fc',
      in20: 'inside20',
      fifty: 'plus50',
      blkd: 'blkd',
    }),
    kickoffs: of('ko', { no: 'no', yds: 'yds', tb: 'tb', ob: 'ob' }),
    kickReturns: of('kr', returns),
    puntReturns: of('pr', returns),
    interceptionReturns: of('ir', returns),
    fumbleReturns: of('fr', returns),
    scoring: of('scoring', {
      td: 'td',
      fg: 'fg',
      saf: 'saf',
      patKick: 'patkick',
      patRush: 'patrush',
      patCatch: 'patrcv',
    }),
    fumbles: of('fumbles', { no: 'no', lost: 'lost' }),
  };
}

export function teamStats(totals: XmlElement | undefined): Record<string, StatLine> {
  const of = (name: string, names: Record<string, string>) => figures(child(totals, name), names);
  const possession = clockSeconds(child(totals, 'misc'), 'top');
  return {
    ...playerStats(totals),
    firstDowns: of('firstdowns', { no: 'no', rush: 'rush', pass: 'pass', penalty: 'penalty' }),
    penalties: of('penalties', { no: 'no', yds: 'yds' }),
    conversions: of('conversions', {
      thirdMade: 'thirdconv',
      thirdAtt: 'thirdatt',
      fourthMade: 'fourthconv',
      fourthAtt: 'fourthatt',
    }),
    redzone: of('redzone', { scores: 'scores', att: 'att' }),
    possession: possession === undefined ? {} : { seconds: possession },
  };
}

/** A shared tackle for loss counts one half for each player (NCAA statisticians' manual); files already split sacks. */
function defense(line: XmlElement | undefined): StatLine {
  const [alone, shared, sacks] = [decimal(line, 'tflua'), decimal(line, 'tfla'), decimal(line, 'sacks')];
  const names = {
    solo: 'tackua',
    assisted: 'tacka',
    tackles: 'tot_tack',
    tflYds: 'tflyds',
    sackYds: 'sackyds',
    ff: 'ff',
    fr: 'fr',
    int: 'int',
    brup: 'brup',
    qbh: 'qbh',
    blkd: 'blkd',
    saf: 'saf',
  };
  return {
    ...figures(line, names),
    ...(alone !== undefined && { tfl: alone + (shared ?? 0) / 2 }),
    ...(sacks !== undefined && { sacks }),
  };
}
